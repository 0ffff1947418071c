import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { PersonName } from './visible-person.service.ts';

export const personNameOptions = {
  username: z.string().max(100).nullish(),
  user_id: idOption.nullish(),
};

type Sent = z.output<z.ZodObject<typeof personNameOptions>>;

/** The id takes precedence over the username. */
export function personNameIn({ user_id, username }: Sent): PersonName {
  if (user_id) return { id: user_id };
  if (username) return { username };
  throw invalid('username', 'username or user_id must be given.');
}
