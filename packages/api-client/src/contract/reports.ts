import { reportNoteMaxLength } from '@aura/domain/limits/moderation';
import { reportTargets } from '@aura/domain/vocabularies/moderation';
import { reportReasons } from '@aura/domain/vocabularies/report-reasons';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, filledText, text } from './fields.ts';
import { accountNameMaxLength } from './wire-limits.ts';

const report = defineCall({
  name: 'report',
  summary: 'Report a post, a comment or a person; the caller no longer sees it',
  method: 'POST',
  path: '/report',
  encoding: 'json',
  access: 'required',
  rateLimit: 'report',
  request: z.object({
    targetType: z.enum(reportTargets),
    /** The id of a post or a comment, the username of a person. */
    targetId: filledText(accountNameMaxLength, 'targetId: too long'),
    reason: z.enum(reportReasons),
    note: z._default(text(reportNoteMaxLength).check(z.trim()), ''),
  }),
  response: done,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const reportCalls = { report };
