import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, lineOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { createToken, endToken, listTokens } from './manage-tokens.service.ts';

const text = z.string();

/** Access tokens, latest first; what they are is not among it. */
export const conversionTokensGet = defineResource({
  name: 'ConversionTokensResource.get',
  summary: 'The access tokens of an ad account for reporting events.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption }),
  data: z.array(
    z.object({
      ...{ id: text, name: text, created_at: text },
      /** To the minute. */
      last_used_at: text.nullable(),
      revoked_at: text.nullable(),
      /** The origin of the shop system that has connected itself with it. */
      client: text.nullable(),
    }),
  ),
  handle: async (context, { ad_account_id }) =>
    (await listTokens(context, ad_account_id)).map(({ created_at, last_used_at, revoked_at, ...row }) => ({
      ...{ ...row, created_at: toRfc2822(created_at) },
      last_used_at: last_used_at && toRfc2822(last_used_at),
      revoked_at: revoked_at && toRfc2822(revoked_at),
    })),
});

/** A new access token, which no other call tells again. */
export const conversionTokenCreate = defineResource({
  name: 'ConversionTokenResource.create',
  summary: 'Creates an access token for reporting events.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  isNotStored: true,
  options: z.object({ ad_account_id: idOption, name: lineOption(100).pipe(z.string().min(1)) }),
  data: z.object({ id: text, access_token: text, token_type: z.literal('conversion') }),
  handle: async (context, { ad_account_id, name }) => {
    const { id, token } = await createToken(context, { adAccountId: ad_account_id, name });
    return { id, access_token: token, token_type: 'conversion' as const };
  },
});

/** Revokes an access token. Idempotent. */
export const conversionTokenDelete = defineResource({
  name: 'ConversionTokenResource.delete',
  summary: 'Revokes an access token for reporting events.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ ad_account_id: idOption, token_id: idOption }),
  data: z.object({}),
  handle: async (context, { ad_account_id, token_id }) => {
    await endToken(context, { adAccountId: ad_account_id, tokenId: token_id });
    return {};
  },
});
