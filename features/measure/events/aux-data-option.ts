import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';

const MOST_BESIDE = 4000;

/** What a client knows besides, stored with an event. */
export const auxDataOption = z
  .record(z.string().max(100), z.unknown())
  .refine((data) => JSON.stringify(data).length <= MOST_BESIDE, {
    error: msg('{field}: must be at most {most} characters'),
    params: { most: MOST_BESIDE },
  });
