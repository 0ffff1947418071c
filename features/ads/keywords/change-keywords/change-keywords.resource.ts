import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, lineOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { KEYWORD_LIMITS, MATCH_TYPES } from '../keyword.ts';
import { addKeywords, archiveKeywords } from '../keyword-changes.service.ts';
import { wordsIn } from '../match-keyword.ts';
import { keywordAnswer, presentKeyword } from '../wire/keyword.view.ts';

const given = z.object({
  match_type: z.enum(MATCH_TYPES),
  value: lineOption(KEYWORD_LIMITS.value).refine(
    (value) => wordsIn(value).length > 0,
    msg('{field}: must have letters or digits'),
  ),
  /** As in the public API, which takes it and sets none. */
  bid: z.number().int().nullish(),
});

/** Adds keywords to an ad group, or negative ones to a campaign. All or none; those that are there stay. */
export const adKeywordsCreate = defineResource({
  name: 'AdKeywordsResource.create',
  summary: 'Adds keywords to an ad group or a campaign.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({
    parent_id: idOption,
    keywords: z.array(given).min(1).max(KEYWORD_LIMITS.atOnce),
  }),
  data: z.array(keywordAnswer),
  handle: async (context, { parent_id: parentId, keywords }) => {
    const all = keywords.map(({ match_type: matchType, value }) => ({ matchType, value }));
    return (await addKeywords(context, { parentId, keywords: all })).map(presentKeyword);
  },
});

/** Archives keywords, or uses them again. Of several, all or none. */
export const adKeywordsUpdate = defineResource({
  name: 'AdKeywordsResource.update',
  summary: 'Archives keywords, or uses them again.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({
    ids: listOption(idOption, KEYWORD_LIMITS.atOnce).refine((ids) => ids.length > 0),
    archived: z.boolean(),
  }),
  data: z.array(keywordAnswer),
  handle: async (context, { ids, archived: isArchived }) =>
    (await archiveKeywords(context, { ids, isArchived })).map(presentKeyword),
});
