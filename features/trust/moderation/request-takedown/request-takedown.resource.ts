import { z } from 'zod';
import { ACCOUNT_RATE } from '#features/core/identity/options.ts';
import { msg } from '#platform/i18n/msg.ts';
import {
  booleanOption,
  lineOption,
  linkOption,
  listOption,
  notThere,
  textOption,
} from '#platform/resource/options.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { findLaw, TAKEDOWN_LIMITS, TAKEDOWN_TYPES } from '../takedown.ts';
import { requestTakedown, whoMayRequest } from './request-takedown.service.ts';
import { takedownRefusals } from './request-takedown.ts';

const wanted = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((text) => text !== '', msg('{field}: must be given'));

const options = z.object({
  law: z.string().superRefine((name, context) => {
    if (!findLaw(name)) context.addIssue(notThere('law'));
  }),
  type: z.enum(TAKEDOWN_TYPES).nullable().default(null),
  content_urls: listOption(wanted(linkOption), TAKEDOWN_LIMITS.urls).refine(
    (urls) => urls.length > 0,
    msg('{field}: must say what the request is about'),
  ),
  statement: wanted(textOption(TAKEDOWN_LIMITS.statement)),
  provisions: listOption(lineOption(TAKEDOWN_LIMITS.name), TAKEDOWN_LIMITS.provisions).default([]),
  name: lineOption(TAKEDOWN_LIMITS.name).default(''),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  trusted_flagger: booleanOption.default(false),
  flagger_name: lineOption(TAKEDOWN_LIMITS.name).default(''),
  seen_on: z.iso.date().nullable().default(null),
  is_true: booleanOption.default(false),
});

/**
 * Requests removal by a law: `test`, `turkey`, `dsa` or `india`. Some of them allow requests without signing in.
 * Returns the number of the request.
 */
export const takedownsPost = defineResource({
  name: 'POST /v3/legal/takedowns/:law/',
  summary: 'Makes a legal request to remove something.',
  who: 'anyone',
  whoFor: (context, { law }) => whoMayRequest(context, String(law)),
  rate: ACCOUNT_RATE,
  isUnseen: true,
  options,
  data: z.object({ receipt: z.string() }),
  handle: async (context, sent) => {
    const { law, type, statement, provisions, name, email } = sent;
    const done = await requestTakedown(context, {
      ...{ law, type, statement, name, email, urls: sent.content_urls },
      provisions: provisions.filter((provision) => provision !== ''),
      isTrustedFlagger: sent.trusted_flagger,
      flaggerName: sent.flagger_name,
      seenOn: sent.seen_on,
      isTrue: sent.is_true,
    });
    if ('refused' in done) throw new Refusal(takedownRefusals[done.refused]);
    return done;
  },
});
