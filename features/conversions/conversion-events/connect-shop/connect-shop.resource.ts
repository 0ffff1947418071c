import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { clientAddress, isChallenge, isOfClient, OAUTH_LIMITS } from '../oauth-request.ts';
import { grantShop } from './connect-shop.service.ts';

/** Lets a shop system report events of an ad account: OAuth 2 with a code and PKCE (RFC 6749, RFC 7636). */
export const conversionGrantCreate = defineResource({
  name: 'ConversionGrantResource.create',
  summary: 'Lets a shop system report events of an ad account.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  isNotStored: true,
  options: z
    .object({
      ad_account_id: idOption,
      /** Its address, which names it. */
      client_id: z
        .string()
        .refine(
          (text) => clientAddress(text, OAUTH_LIMITS.clientId) !== null,
          msg('{field}: must be a web address with https'),
        ),
      redirect_uri: z.string().max(OAUTH_LIMITS.redirectUri),
      code_challenge: z.string().refine(isChallenge, msg('{field}: must be a SHA-256 hash in base64url')),
      state: z.string().max(OAUTH_LIMITS.state).default(''),
    })
    .refine(({ redirect_uri, client_id }) => isOfClient(redirect_uri, client_id), {
      path: ['redirect_uri'],
      message: msg('{field}: must be an address of the client'),
    }),
  data: z.object({
    /** Where the browser goes next, with the code. */
    redirect_to: z.string(),
  }),
  handle: async (context, { ad_account_id, ...request }) => ({
    redirect_to: await grantShop(context, ad_account_id, request),
  }),
});
