import * as z from 'zod/mini';
import { normalizeUsername } from '../rules/normalize-username.ts';
import { usernameProblem, usernameProblemText } from '../rules/usernames.ts';

/** A username: normalized, and rejected with the message of the first rule that it breaks. */
export const usernameField = z.string().check(
  z.overwrite(normalizeUsername),
  z.check((context) => {
    const problem = usernameProblem(context.value);
    if (problem === null) return;
    context.issues.push({ code: 'custom', input: context.value, message: usernameProblemText(problem) });
  }),
);
