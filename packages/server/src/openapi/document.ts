import { analysisCalls } from '@aura/api-client/contract/analysis';
import type { Call } from '@aura/api-client/contract/call';
import { commentCalls } from '@aura/api-client/contract/comments';
import { cutoutCalls } from '@aura/api-client/contract/cutouts';
import { followCalls } from '@aura/api-client/contract/follows';
import { itemBatchCalls } from '@aura/api-client/contract/item-batches';
import { itemCalls } from '@aura/api-client/contract/items';
import { likeCalls } from '@aura/api-client/contract/likes';
import { liveUpdateCalls } from '@aura/api-client/contract/live-updates';
import { matchCalls } from '@aura/api-client/contract/matches';
import { moderationCalls } from '@aura/api-client/contract/moderation';
import { deliveryCalls } from '@aura/api-client/contract/notification-delivery';
import { notificationCalls } from '@aura/api-client/contract/notifications';
import { outfitCalls } from '@aura/api-client/contract/outfits';
import { ownDataCalls } from '@aura/api-client/contract/own-data';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { postsWithItemCalls } from '@aura/api-client/contract/posts-with-item';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileLookupCalls } from '@aura/api-client/contract/profile-lookups';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { reportCalls } from '@aura/api-client/contract/reports';
import { searchCalls } from '@aura/api-client/contract/search';
import { sharingCalls } from '@aura/api-client/contract/sharing';
import { userPostCalls } from '@aura/api-client/contract/user-posts';
import { wearCalls } from '@aura/api-client/contract/wears';
import { wishlistCalls } from '@aura/api-client/contract/wishlist';
import { product } from '@aura/domain/product';
import { operationOf } from './operation.ts';
import { componentSchemas } from './schemas.ts';
import type { Method, OpenApiDocument, Operation } from './types.ts';

interface Resource {
  readonly name: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, Call>>;
}

const resources: readonly Resource[] = [
  {
    name: 'Posts',
    description: 'The feed, single posts, likes and comments',
    calls: { ...postCalls, ...postEditCalls, ...sharingCalls, ...commentCalls },
  },
  {
    name: 'Items',
    description: 'The wardrobe and the items that posts link',
    calls: { ...itemCalls, ...itemBatchCalls, ...cutoutCalls, ...matchCalls, ...postsWithItemCalls },
  },
  { name: 'Analysis', description: 'Finding garments in a photo', calls: analysisCalls },
  { name: 'Wishlist', description: 'Items saved for later', calls: wishlistCalls },
  { name: 'Outfits', description: 'Named arrangements of garments', calls: outfitCalls },
  { name: 'Wears', description: 'Garments worn or planned on a day', calls: wearCalls },
  {
    name: 'Profiles',
    description: 'People, their settings and their accounts',
    calls: {
      ...profileCalls,
      ...userPostCalls,
      ...profileLookupCalls,
      ...profileChangeCalls,
      ...ownDataCalls,
    },
  },
  {
    name: 'Follows',
    description: 'Following people; two who follow each other are friends',
    calls: followCalls,
  },
  { name: 'Likes', description: 'What people like, in pages', calls: likeCalls },
  { name: 'Search and tags', description: 'Finding people, posts, tags and own items', calls: searchCalls },
  {
    name: 'Notifications',
    description: 'What others did that concerns the caller',
    calls: notificationCalls,
  },
  {
    name: 'Safety',
    description: 'Reports, and the decisions of moderators',
    calls: { ...reportCalls, ...moderationCalls },
  },
  { name: 'Live updates', description: 'What changes while the app is open', calls: liveUpdateCalls },
  {
    name: 'Delivery',
    description: 'Notifications outside the app: push messages and emails',
    calls: deliveryCalls,
  },
];

function paths(): OpenApiDocument['paths'] {
  const byPath: Record<string, Partial<Record<Method, Operation>>> = {};
  for (const resource of resources) {
    for (const call of Object.values(resource.calls)) {
      const path = `/api/${product.slug}${call.path}`;
      byPath[path] = {
        ...byPath[path],
        [call.method.toLowerCase()]: operationOf(call, resource.name),
      };
    }
  }
  return byPath;
}

/** Builds the OpenAPI 3.1 document of the API from the contract (docs/product.md section 7). */
export function openApiDocument(): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      version: product.version,
      description: [
        'Every answer is JSON with a "success" field; a failure carries a sentence in "error" and a code in "code".',
        'Pictures are answered as bytes. A path that is not listed answers 404.',
        'A call marked "assumed" is not given by the product\'s documents; it is settled by a recorded decision.',
      ].join(' '),
    },
    servers: [{ url: '/' }],
    tags: resources.map(({ name, description }) => ({ name, description })),
    paths: paths(),
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: "The person's ID token" },
      },
    },
  };
}
