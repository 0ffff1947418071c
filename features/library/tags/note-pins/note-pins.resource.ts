import { z } from 'zod';
import { pinIdsOption } from '#features/library/pins/pin-options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { someNoteOption } from '../tag-options.ts';
import { notePins, unnotePins } from './note-pins.service.ts';

const options = z.object({ pin_ids: pinIdsOption, note: someNoteOption });
/** Those of the pins that are the viewer's own. */
const data = z.object({ pin_ids: z.array(z.string()) });

/** Adds a private note to those of the pins that are the viewer's own, below what they note so far; all or none. */
export const notedPinsCreate = defineResource({
  name: 'NotedPinsResource.create',
  summary: 'Adds a private note to own pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options,
  data,
  handle: async (context, { pin_ids, note }) => ({ pin_ids: await notePins(context, pin_ids, note) }),
});

/** Takes back what was added to own pins, all or none; notes that end otherwise by now stay as they are. */
export const notedPinsDelete = defineResource({
  name: 'NotedPinsResource.delete',
  summary: 'Takes an added note off own pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options,
  data,
  handle: async (context, { pin_ids, note }) => {
    await unnotePins(context, pin_ids, note);
    return { pin_ids };
  },
});
