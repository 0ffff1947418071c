import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';

/** A person's pins came, went, moved to another board, or say something else now. */
export const PinsChanged = defineEvent('PinsChanged', z.object({ person_id: idOption }));
