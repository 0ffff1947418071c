import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, lineOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { tagSnippet } from '../tag-snippet.ts';
import { createTag, listTags } from './manage-tags.service.ts';

/** The tags of an ad account, oldest first. */
export const conversionTagsGet = defineResource({
  name: 'ConversionTagsResource.get',
  summary: 'The conversion tags of an ad account.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption }),
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      code_snippet: z.string(),
      created_at: z.string(),
      /** Within the time for which events are stored. */
      last_event_at: z.string().nullable(),
    }),
  ),
  handle: async (context, { ad_account_id }) =>
    (await listTags(context, ad_account_id)).map(({ id, name, created_at, last_event_at }) => ({
      ...{ id, name, code_snippet: tagSnippet(context.config.origin, id) },
      created_at: toRfc2822(created_at),
      last_event_at: last_event_at && toRfc2822(last_event_at),
    })),
});

/** A new tag; an ad account has up to 20. */
export const conversionTagCreate = defineResource({
  name: 'ConversionTagResource.create',
  summary: 'Creates a conversion tag.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ ad_account_id: idOption, name: lineOption(100).pipe(z.string().min(1)) }),
  data: z.object({ id: z.string(), code_snippet: z.string() }),
  handle: async (context, { ad_account_id, name }) => {
    const id = await createTag(context, { adAccountId: ad_account_id, name });
    return { id, code_snippet: tagSnippet(context.config.origin, id) };
  },
});
