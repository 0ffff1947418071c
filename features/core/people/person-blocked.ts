import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';

/** Somebody has blocked somebody: everything else between the two ends. */
export const PersonBlocked = defineEvent(
  'PersonBlocked',
  z.object({ blocker_id: idOption, blocked_id: idOption }),
);
