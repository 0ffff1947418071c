import { z } from 'zod';
import { lineOption } from '#platform/resource/options.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { usernameRefusal } from '../account-refusals.ts';
import { ACCOUNT_RATE } from '../options.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { changeUsername, freeUsernames, unavailability } from './username.service.ts';

const MOST_SUGGESTIONS = 4;

/** Whether a username is free, and free suggestions. */
export const usernameGet = defineResource({
  name: 'UsernameResource.get',
  summary: 'Whether a username is available, with suggestions.',
  who: 'anyone',
  rate: 'read',
  options: z.object({
    username: z.string().trim().max(64).default(''),
    full_name: lineOption(200).default(''),
    email: z.string().trim().max(254).default(''),
  }),
  data: z.object({
    is_available: z.boolean(),
    reason: z.string().nullable(),
    suggestions: z.array(z.string()),
  }),
  handle: async ({ db, viewer }, { username, full_name, email }) => {
    const reason = await unavailability(db, username, viewer.id);
    const suggestions = await freeUsernames(db, full_name || username, email);
    return { is_available: reason === null, reason, suggestions: suggestions.slice(0, MOST_SUGGESTIONS) };
  },
});

/** Changes the username; the old one still leads to the person and stays theirs. */
export function usernameUpdate(people: PersonOfAccount) {
  return defineResource({
    name: 'UsernameResource.update',
    summary: 'Changes the viewer\u2019s username.',
    who: 'person',
    rate: ACCOUNT_RATE,
    options: z.object({ username: z.string().trim() }),
    data: z.object({ username: z.string() }),
    handle: async (context, { username }) => {
      const changed = await changeUsername(context, context.viewer.id, username, people);
      if ('refused' in changed) throw new Refusal(usernameRefusal(changed.refused));
      return changed;
    },
  });
}
