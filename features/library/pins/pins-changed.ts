import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';

/** A person's pins were added, removed, moved to another board or edited. */
export const PinsChanged = defineEvent('PinsChanged', z.object({ person_id: idOption }));
