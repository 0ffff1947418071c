import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';

const MOST_BESIDE = 4000;

/** How `JSON.stringify` writes half of a surrogate pair, which the database does not store in JSON. */
const HALF = /(?<!\\)(?:\\\\)*\\ud/;

/** What a client knows besides, stored with an event. */
export const auxDataOption = z
  .record(z.string().max(100), z.unknown())
  .refine((data) => JSON.stringify(data).length <= MOST_BESIDE, {
    error: msg('{field}: must be at most {most} characters'),
    params: { most: MOST_BESIDE },
  })
  .refine((data) => !HALF.test(JSON.stringify(data)), msg('{field}: must not contain half a character'));
