import { z } from 'zod';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { noteOption, tagNamesOption } from '../tag-options.ts';
import { editMarks, showMarks } from './edit-pin-tags.service.ts';

const data = z.object({
  note: z.string(),
  tags: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** The viewer's private note and tags of an own pin. */
export const pinTagsGet = defineResource({
  name: 'PinTagsResource.get',
  summary: 'The private note and tags of an own pin.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ pin_id: pinIdOption }),
  data,
  handle: (context, { pin_id }) => showMarks(context, pin_id),
});

/** Writes them: the tags replace those of the pin, new ones are created; what is missing stays. */
export const pinTagsUpdate = defineResource({
  name: 'PinTagsResource.update',
  summary: 'Writes the private note and tags of an own pin.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    pin_id: pinIdOption,
    note: noteOption.optional(),
    tags: tagNamesOption.optional(),
  }),
  data,
  handle: (context, { pin_id, note, tags }) => editMarks(context, { pinId: pin_id, note, tags }),
});
