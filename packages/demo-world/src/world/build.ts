import { suggestedImageAlt } from '@aura/domain/rules/image-alt';
import { random } from '../illustrations/core/random.ts';
import type { World } from '../world-schema.ts';
import { COMMENTS } from './comments.ts';
import { FANS } from './fans.ts';
import { backFile, frontFile, postFile } from './images.ts';
import { buildNotifications } from './notifications.ts';
import { buildOutfits } from './outfits.ts';
import { OWN_FACTS } from './own-facts.ts';
import { BLOCKS, CHARACTERS, FOLLOWS } from './people.ts';
import { DAY } from './post-types.ts';
import { type NumberedPost, POSTS } from './posts.ts';
import type { Garment } from './wardrobe.ts';
import { GARMENTS, garmentsOf } from './wardrobes.ts';
import { buildWears } from './wears.ts';

type WorldPerson = World['people'][number];
type WorldItem = World['items'][number];
type WorldPost = World['posts'][number];
type WorldComment = WorldPost['comments'][number];

const USERNAMES = new Map(CHARACTERS.map(({ person }) => [person.uid, person.username]));

function usernameOf(name: string): string {
  const username = USERNAMES.get(`demo-${name}`);
  if (!username) throw new RangeError(`unknown character: ${name}`);
  return username;
}

const FOLLOWED_BY_FANS = ['mariam', 'tomasz', 'amara', 'yuki', 'noor', 'sofia', 'grace', 'kwame', 'priya'];

/** Returns the follows of a fan, chosen by a generator seeded with the uid. */
function pickFollows(uid: string): string[] {
  const chance = random(`follows ${uid}`);
  return FOLLOWED_BY_FANS.filter((name) => chance() < (name === 'mariam' ? 0.85 : 0.45)).map(usernameOf);
}

function buildPeople(): WorldPerson[] {
  const fans = new Set(FANS.map(({ person }) => person.uid));
  return CHARACTERS.map(({ person }) => ({
    ...person,
    follows: fans.has(person.uid) ? pickFollows(person.uid) : [...(FOLLOWS[person.username] ?? [])],
    blocks: [...(BLOCKS[person.username] ?? [])],
  }));
}

/** Whether a user may see the posts of another user. */
function canSeePosts(viewer: WorldPerson, owner: WorldPerson): boolean {
  if (viewer.blocks.includes(owner.username) || owner.blocks.includes(viewer.username)) return false;
  if (owner.postPrivacy === 'public') return true;
  const friends = viewer.follows.includes(owner.username) && owner.follows.includes(viewer.username);
  return owner.postPrivacy === 'friends' && friends;
}

/** Chooses the given share of all users who may see a post or an item. */
function pickLikers(
  people: readonly WorldPerson[],
  owner: WorldPerson,
  seed: string,
  share: number,
): string[] {
  const chance = random(`likes ${seed}`);
  return people
    .filter((viewer) => chance() < share && viewer.username !== owner.username && canSeePosts(viewer, owner))
    .map(({ username }) => username);
}

/** An item is older than the first post that links it; other items have increasing ages. */
function itemAge(item: Garment, index: number): number {
  const shown = POSTS.filter(({ owner, wears }) => garmentsOf(owner, wears).some(({ id }) => id === item.id));
  const oldest = Math.max(0, ...shown.map(({ minutesAgo }) => minutesAgo));
  return oldest === 0 ? 40 + index * 610 : oldest + 90 + (index % 7) * 35;
}

function buildItem(people: readonly WorldPerson[], item: Garment, index: number): WorldItem {
  const { pattern: _pattern, images: _images, ...facts } = item;
  const owner = personOf(people, item.owner);
  const own = OWN_FACTS[item.id];
  return {
    ...facts,
    ...(own && { own }),
    front: frontFile(item),
    back: backFile(item),
    minutesAgo: itemAge(item, index),
    likedBy: pickLikers(people, owner, item.id, 0.09),
  };
}

function personOf(people: readonly WorldPerson[], username: string): WorldPerson {
  const person = people.find((candidate) => candidate.username === username);
  if (!person) throw new RangeError(`Unknown username: ${username}`);
  return person;
}

/** Comments are spread over the age of their post; replies follow shortly after their comment. */
function buildComments(post: NumberedPost): WorldComment[] {
  const plans = COMMENTS[post.id] ?? [];
  return plans.flatMap(([author, text, replies = []], index): WorldComment[] => {
    const id = `comment-${post.id.slice('post-'.length)}-${String(index + 1).padStart(2, '0')}`;
    const age = Math.floor(post.minutesAgo * (0.94 - (0.8 * index) / plans.length));
    const comment = { id, author: usernameOf(author), text, parentId: null, minutesAgo: age };
    const replyComments = replies.map(([replyAuthor, replyText], n) => ({
      id: `${id}-${n + 1}`,
      author: usernameOf(replyAuthor),
      text: replyText,
      parentId: id,
      minutesAgo: Math.floor(age * (0.92 - 0.08 * n)),
    }));
    return [comment, ...replyComments];
  });
}

function buildPost(people: readonly WorldPerson[], post: NumberedPost): WorldPost {
  const owner = usernameOf(post.owner);
  const worn = garmentsOf(post.owner, post.wears);
  return {
    id: post.id,
    owner,
    caption: post.caption,
    tags: [...new Set(post.tags?.split(' '))],
    itemIds: garmentsOf(post.owner, post.links ?? post.wears).map(({ id }) => id),
    image: postFile(post),
    imageAlt: suggestedImageAlt(worn),
    location: post.location ?? '',
    minutesAgo: post.minutesAgo,
    likedBy: pickLikers(people, personOf(people, owner), post.id, post.likeShare),
    comments: buildComments(post),
  };
}

const WISHES: readonly (readonly [name: string, itemId: string])[] = [
  ['mariam', 'item-amara-camel'],
  ['mariam', 'item-yuki-coat'],
  ['mariam', 'item-sofia-maxi'],
  ['mariam', 'item-grace-biker'],
  ['mariam', 'item-kwame-blazer'],
  ['tomasz', 'item-kwame-oxfords'],
  ['tomasz', 'item-diego-polo'],
  ['tomasz', 'item-mariam-scarf'],
  ['amara', 'item-mariam-purple'],
];

/** Builds the demo world without the measured properties of its images. */
export function buildWorld(): Omit<World, 'images'> {
  const people = buildPeople();
  const posts = POSTS.map((post) => buildPost(people, post));
  return {
    people,
    items: GARMENTS.map((item, index) => buildItem(people, item, index)),
    posts,
    favorites: WISHES.map(([name, itemId], index) => ({
      username: usernameOf(name),
      itemId,
      minutesAgo: Math.round((index + 1) * 0.6 * DAY),
    })),
    outfits: buildOutfits(usernameOf),
    wears: buildWears(usernameOf),
    notifications: buildNotifications(people, posts),
  };
}
