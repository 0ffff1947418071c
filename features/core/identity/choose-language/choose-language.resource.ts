import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { chooseLanguage } from './choose-language.service.ts';

/** Chooses the language of pages and mails; null leaves it to the browser. */
export const userLocaleUpdate = defineResource({
  name: 'UserLocaleResource.update',
  summary: 'Chooses the viewer\u2019s language, or leaves it to the browser.',
  who: 'person',
  rate: 'write',
  options: z.object({ locale: z.string().max(10).nullable() }),
  data: z.object({ locale: z.string().nullable() }),
  handle: async (context, { locale }) => {
    await chooseLanguage(context, locale);
    return { locale };
  },
});
