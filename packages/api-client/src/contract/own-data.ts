import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ownEmail } from './fields.ts';
import { itemCalls } from './items.ts';

const exportData = defineCall({
  name: 'exportData',
  summary: "The caller's data as a ZIP, which is streamed while it is made",
  method: 'GET',
  path: '/exportData',
  encoding: 'query',
  access: 'required',
  rateLimit: 'export',
  request: z.object({ userID: ownEmail }),
  callerFields: ['userID'],
  response: null,
  isDownload: true,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'IN_PROGRESS'],
  source: 'assumed',
});

/** Like `addUserItem`, for many items one after the other. */
const importItem = defineCall({
  ...itemCalls.addUserItem,
  name: 'importItem',
  summary: 'Put an item of an import into the wardrobe',
  path: '/importItem',
  rateLimit: 'import',
  source: 'assumed',
});

export const ownDataCalls = { exportData, importItem };
