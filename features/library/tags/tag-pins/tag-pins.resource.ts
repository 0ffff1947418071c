import { z } from 'zod';
import { pinIdsOption } from '#features/library/pins/pin-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { MOST_TAGS_OF_PIN } from '../tag.ts';
import { someTagNamesOption } from '../tag-options.ts';
import { tagPins, untagPins } from './tag-pins.service.ts';

/**
 * Adds tags to those of the pins that are the viewer's own, all or none. `pin_ids` of the answer are these, and `added`
 * says which of them did not have which tag.
 */
export const taggedPinsCreate = defineResource({
  name: 'TaggedPinsResource.create',
  summary: 'Adds private tags to own pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ pin_ids: pinIdsOption, tags: someTagNamesOption }),
  data: z.object({
    pin_ids: z.array(z.string()),
    added: z.array(z.object({ tag_id: z.string(), pin_ids: z.array(z.string()) })),
  }),
  handle: async (context, { pin_ids, tags }) => {
    const { ids, added } = await tagPins(context, pin_ids, tags);
    return { pin_ids: ids, added: added.map(({ tagId, pinIds }) => ({ tag_id: tagId, pin_ids: pinIds })) };
  },
});

/** Takes tags off own pins, all or none: `added` as it was answered. */
export const taggedPinsDelete = defineResource({
  name: 'TaggedPinsResource.delete',
  summary: 'Takes private tags off own pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    added: z
      .array(z.object({ tag_id: idOption, pin_ids: pinIdsOption }))
      .min(1)
      .max(MOST_TAGS_OF_PIN),
  }),
  data: z.object({ tag_ids: z.array(z.string()) }),
  handle: async (context, { added }) => {
    await untagPins(
      context,
      added.map(({ tag_id, pin_ids }) => ({ tagId: tag_id, pinIds: pin_ids })),
    );
    return { tag_ids: added.map(({ tag_id }) => tag_id) };
  },
});
