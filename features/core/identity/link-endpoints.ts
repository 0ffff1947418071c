import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';

/** What a mailed link is for; one made for the one does nothing for the other. */
const purpose = z.enum([
  'limited-login',
  'email',
  'delete-account',
  'social-login',
  'two-factor',
  // The library makes these itself, under the same key.
  'reset-password',
]);

export const linkKey = (use: z.infer<typeof purpose>, token: string) => `${use}:${token}`;

/** Tokens of links that are mailed: each works once, for a time, and the database does not hold it as it is. */
export const linkEndpoints = {
  id: 'link-endpoints',
  endpoints: {
    /** Makes a token. `value` begins with the account's id, and says after a space what else the link is about; an empty one is said later. */
    makeLink: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ purpose, value: z.string(), milliseconds: z.number() }) },
      async (ctx) => {
        const token = generateRandomString(40, 'a-z', 'A-Z', '0-9');
        const { id } = await ctx.context.internalAdapter.createVerificationValue({
          identifier: linkKey(ctx.body.purpose, token),
          value: ctx.body.value,
          expiresAt: new Date(Date.now() + ctx.body.milliseconds),
        });
        return { id, token };
      },
    ),

    /** What a token stands for, and the row to delete where it is used; null where it is unknown, used or too old. */
    readLink: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ purpose, token: z.string() }) },
      async (ctx) => {
        const key = linkKey(ctx.body.purpose, ctx.body.token);
        const found = await ctx.context.internalAdapter.findVerificationValue(key);
        if (!found || found.expiresAt.getTime() <= Date.now()) return null;
        return { id: found.id, value: found.value };
      },
    ),

    /** Uses a token up. Answers its value; null where it is unknown, used or too old. */
    redeemLink: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ purpose, token: z.string() }) },
      async (ctx) => {
        const key = linkKey(ctx.body.purpose, ctx.body.token);
        return (await ctx.context.internalAdapter.consumeVerificationValue(key))?.value ?? null;
      },
    ),
  },
} satisfies BetterAuthPlugin;
