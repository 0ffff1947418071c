import { z } from 'zod';
import { pinIdsOption } from '#features/library/pins/pin-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { tagNameOption } from '../tag-options.ts';
import { tagPins, untagPins } from './tag-pins.service.ts';

const data = z.object({ tag_id: z.string(), pin_ids: z.array(z.string()) });

/** Adds a tag to own pins, all or none; `pin_ids` of the answer are those that did not have it. */
export const taggedPinsCreate = defineResource({
  name: 'TaggedPinsResource.create',
  summary: 'Adds a private tag to own pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ pin_ids: pinIdsOption, tag: tagNameOption }),
  data,
  handle: async (context, { pin_ids, tag }) => {
    const { tagId, pinIds } = await tagPins(context, pin_ids, tag);
    return { tag_id: tagId, pin_ids: pinIds };
  },
});

/** Takes a tag off own pins. */
export const taggedPinsDelete = defineResource({
  name: 'TaggedPinsResource.delete',
  summary: 'Takes a private tag off own pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ pin_ids: pinIdsOption, tag_id: idOption }),
  data,
  handle: async (context, { pin_ids, tag_id }) => {
    await untagPins(context, pin_ids, tag_id);
    return { tag_id, pin_ids };
  },
});
