import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';

/** What a mailed link is for; a link for one purpose does nothing for another. */
const purpose = z.enum([
  'limited-login',
  'email',
  'delete-account',
  'social-login',
  'two-factor',
  // The library makes these itself, with the same key.
  'reset-password',
]);

export const linkKey = (use: z.infer<typeof purpose>, token: string) => `${use}:${token}`;

/** Tokens of mailed links: each works once and expires; the database only holds a hash. */
export const linkEndpoints = {
  id: 'link-endpoints',
  endpoints: {
    /**
     * Makes a token. `value` starts with the account's id, then a space and the link's details; an empty value is set
     * later.
     */
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

    /** A token's value and the row to delete on use; null if it is unknown, used or expired. */
    readLink: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ purpose, token: z.string() }) },
      async (ctx) => {
        const key = linkKey(ctx.body.purpose, ctx.body.token);
        const found = await ctx.context.internalAdapter.findVerificationValue(key);
        if (!found || found.expiresAt.getTime() <= Date.now()) return null;
        return { id: found.id, value: found.value };
      },
    ),

    /** Consumes a token and returns its value; null if it is unknown, used or expired. */
    redeemLink: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ purpose, token: z.string() }) },
      async (ctx) => {
        const key = linkKey(ctx.body.purpose, ctx.body.token);
        return (await ctx.context.internalAdapter.consumeVerificationValue(key))?.value ?? null;
      },
    ),
  },
} satisfies BetterAuthPlugin;
