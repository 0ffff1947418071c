import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { tagNameOption } from '../tag-options.ts';
import { unlessRefused } from '../tag-refusals.ts';
import { mergeTags, renameTag } from './rename-tag.service.ts';

/** Renames an own tag or, with `into_id`, merges it into that one. */
export const tagUpdate = defineResource({
  name: 'TagResource.update',
  summary: 'Renames a private tag, or merges it into another.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z
    .object({ tag_id: idOption, name: tagNameOption.optional(), into_id: idOption.optional() })
    .refine(({ name, into_id }) => (name === undefined) !== (into_id === undefined), {
      error: msg('{field}: name or into_id must be given, and not both'),
      path: ['name'],
    }),
  data: z.object({ id: z.string(), name: z.string() }),
  handle: async (context, { tag_id, name = '', into_id }) => {
    const tag = into_id
      ? await mergeTags(context, tag_id, into_id)
      : unlessRefused(await renameTag(context, tag_id, name));
    return { id: tag.id, name: tag.name };
  },
});
