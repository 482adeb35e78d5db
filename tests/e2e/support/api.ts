import { readFile } from 'node:fs/promises';
import type { Call, RequestOf, ResponseOf } from '@aura/api-client/contract/call';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { product } from '@aura/domain/product';
import type { Page } from '@playwright/test';
import { outfitPhotoFile } from './photos.ts';

/** Sends a call as the user who is signed in on a page, as another device of theirs would. */
export async function sendAs<C extends Call>(
  page: Page,
  call: C,
  request: RequestOf<C>,
): Promise<ResponseOf<C>> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('aura:v1:session') ?? '{}').token.text,
  );
  const { method, path, body, contentType } = encodeRequest(call, request);
  const encoded = body === undefined ? undefined : new Response(body);
  const type = contentType ?? encoded?.headers.get('content-type');
  const response = await page.request.fetch(`/api/${product.slug}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
    ...(encoded && { data: Buffer.from(await encoded.arrayBuffer()) }),
  });
  if (!response.ok()) throw new Error(`${call.name}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** Shares a post with a photo of an outfit. */
export async function sharePostAs(page: Page, email: string, caption: string): Promise<string> {
  const photo = await readFile(await outfitPhotoFile());
  const file = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
  const post = { userID: email, caption, auraTags: [], itemIDs: [], file };
  const response: { readonly post: { readonly id: string } } = await sendAs(
    page,
    postEditCalls.addPost,
    post,
  );
  return response.post.id;
}
