import type { matchCalls } from '@aura/api-client/contract/matches';
import {
  closestGarments,
  matchingColors,
  matchingTypes,
  matchType,
} from '@aura/domain/rules/garment-matches';
import { type Resolvers, requireUser, success } from './calls.ts';
import { requireOwnItem } from './items.ts';
import { requireVisiblePost } from './posts.ts';
import { newestFirst } from './state.ts';
import { pageOf } from './time-cursor.ts';
import { canSeePost } from './visibility.ts';
import { itemWire, postWire } from './wires.ts';

export const matchResolvers: Resolvers<keyof typeof matchCalls> = {
  matchItems: (context, { postId }) => {
    const { state, viewer } = context;
    const posted = requireVisiblePost(context, postId).itemIds.flatMap((id) => state.items.get(id) ?? []);
    const wardrobe = newestFirst(state.items.values()).filter(
      ({ ownerId, isDetected, own }) => ownerId === viewer?.id && !isDetected && !own.archived,
    );
    const closest = posted.map((item) => {
      const types = matchingTypes(item);
      const others = wardrobe.filter((own) => own !== item && types.includes(matchType(own)));
      return { itemId: item.id, items: closestGarments(item, others) };
    });
    const items = new Set(closest.flatMap((match) => match.items));
    return {
      ...success,
      hasWardrobe: wardrobe.length > 0,
      matches: closest.map(({ itemId, items }) => ({ itemId, ownItemIds: items.map(({ id }) => id) })),
      items: [...items].map((item) => itemWire(state, viewer, item)),
    };
  },
  getPostsLikeItem: (context, { itemId, limit, after }) => {
    const { state } = context;
    const user = requireUser(context);
    const own = requireOwnItem(context, itemId);
    const types = matchingTypes(own);
    const colors = matchingColors(own);
    const all = newestFirst(state.posts.values()).flatMap((post) => {
      if (post.ownerId === user.id || !canSeePost(state, user, post)) return [];
      const items = post.itemIds
        .flatMap((id) => state.items.get(id) ?? [])
        .filter((item) => types.includes(matchType(item)))
        .filter(({ color }) => colors.includes(color.trim().toLowerCase()));
      const [item] = closestGarments(own, items);
      return item ? [{ post, item }] : [];
    });
    const positionOf = ({ post }: (typeof all)[number]) => ({ at: post.createdAt, id: post.id });
    const { page, next } = pageOf(all, { limit, after }, positionOf);
    return {
      ...success,
      found: page.map(({ post, item }) => ({
        post: postWire(state, user, post),
        item: itemWire(state, user, item),
      })),
      next,
    };
  },
};
