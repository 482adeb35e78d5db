import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import type { Fixtures } from '../../../packages/server/src/testing/every-call.ts';
import type { TestUser } from '../../../packages/server/src/testing/server.ts';
import type { Fields } from './client.ts';
import type { Target } from './harness.ts';

/** The expiry and the signature of an image address, which change every hour. */
const signature = /\.\d+\.[\w-]+\.[\w-]+/g;

/** Everything that a person can read of what is theirs. */
export async function readOwn(target: Target, { email, token }: TestUser, ids: Fixtures): Promise<string[]> {
  const reads: readonly [Call, Fields][] = [
    [calls.getProfile, { userID: email }],
    [calls.getAllUserItems, { userID: email }],
    [calls.getFavorites, { email }],
    [calls.getPost, { id: ids.postId }],
    [calls.getComments, { postId: ids.postId }],
    [calls.getPostItems, { postId: ids.postId }],
    [calls.getPostsWithItem, { itemId: ids.itemId }],
    [calls.getItem, { id: ids.itemId }],
    [calls.getOutfits, {}],
    [calls.getWears, { from: '2026-01-01', to: '2026-01-31' }],
    [calls.getPostImage, { id: ids.postId }],
  ];
  const texts: string[] = [];
  for (const [call, fields] of reads) {
    const answer = await target.send(call, fields, token);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const content = call.response ? bytes.toString().replaceAll(signature, '') : bytes.toString('base64');
    texts.push(`${call.name} ${answer.status} ${content}`);
  }
  return texts;
}
