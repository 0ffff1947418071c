import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { unlessRestoringRefused } from '../tag-refusals.ts';
import { deleteTag, restoreTag } from './delete-tag.service.ts';

const options = z.object({ tag_id: idOption });

/** Deletes an own tag; its pins stay. */
export const tagDelete = defineResource({
  name: 'TagResource.delete',
  summary: 'Deletes a private tag, but none of its pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options,
  data: z.object({ id: z.string() }),
  handle: async (context, { tag_id }) => {
    await deleteTag(context, tag_id);
    return { id: tag_id };
  },
});

/** Restores a deleted tag, on the pins that had it. */
export const tagRestoreCreate = defineResource({
  name: 'TagRestoreResource.create',
  summary: 'Restores a deleted private tag.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options,
  data: z.object({ id: z.string(), name: z.string() }),
  handle: async (context, { tag_id }) => {
    const { id, name } = unlessRestoringRefused(await restoreTag(context, tag_id));
    return { id, name };
  },
});
