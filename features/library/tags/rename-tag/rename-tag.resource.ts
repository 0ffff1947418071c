import { z } from 'zod';
import { booleanOption, idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { tagNameOption } from '../tag-options.ts';
import { unlessRefused } from '../tag-refusals.ts';
import { renameTag } from './rename-tag.service.ts';

/** Renames an own tag; with `merge`, a name that another one has merges it into that one. */
export const tagUpdate = defineResource({
  name: 'TagResource.update',
  summary: 'Renames a private tag, or merges it into another.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ tag_id: idOption, name: tagNameOption, merge: booleanOption.default(false) }),
  data: z.object({ id: z.string(), name: z.string() }),
  handle: async (context, { tag_id: tagId, name, merge: mayMerge }) => {
    const tag = unlessRefused(await renameTag(context, { tagId, name, mayMerge }));
    return { id: tag.id, name: tag.name };
  },
});
