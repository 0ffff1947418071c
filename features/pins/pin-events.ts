import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';

/** Pins were saved: made by their pinner, or taken over from pins of others. */
export const PinsSaved = defineEvent(
  'PinsSaved',
  z.object({
    pinnerId: z.string(),
    /** Null means on no board. */
    boardId: z.string().nullable(),
    pins: z.array(z.object({ id: z.string(), sourcePinId: z.string().nullable() })),
  }),
);
