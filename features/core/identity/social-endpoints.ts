import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { expireCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';
import { SECOND_STEP } from './session-endpoints.ts';

/** Part of the name of the cookie with the progress of a social login. */
const SOCIAL_STEP = 'social_step';

const SECOND_STEP_SECONDS = 600;

export const socialEndpoints = {
  id: 'social-endpoints',
  endpoints: {
    keepSocialStep: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ token: z.string(), seconds: z.number() }) },
      async (ctx) => {
        const cookie = ctx.context.createAuthCookie(SOCIAL_STEP, { maxAge: ctx.body.seconds });
        await ctx.setSignedCookie(cookie.name, ctx.body.token, ctx.context.secret, cookie.attributes);
      },
    ),

    readSocialStep: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(SOCIAL_STEP);
      return (await ctx.getSignedCookie(name, ctx.context.secret)) || null;
    }),

    endSocialStep: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
      expireCookie(ctx, ctx.context.createAuthCookie(SOCIAL_STEP));
    }),

    /** Requires a code after a social login, as the library does after a password. */
    askForSecondStep: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ accountId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const identifier = `2fa-${generateRandomString(20)}`;
        const expiresAt = new Date(Date.now() + SECOND_STEP_SECONDS * 1000);
        await internalAdapter.createVerificationValue({ value: ctx.body.accountId, identifier, expiresAt });
        const attempts = { value: '0', identifier: `2fa-attempts-${identifier}`, expiresAt };
        await internalAdapter.createVerificationValue(attempts);
        const cookie = ctx.context.createAuthCookie(SECOND_STEP, { maxAge: SECOND_STEP_SECONDS });
        await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes);
      },
    ),
  },
} satisfies BetterAuthPlugin;
