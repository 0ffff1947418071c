import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { parseCookies, setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const LIMITED_SESSION_MS = 7 * 24 * 3600 * 1000;

/** Part of the names of the library's cookies for several sessions in one browser. */
const REMEMBERED_SESSION = '_multi-';

/** Part of the name of the library's cookie for an account whose code is still required. */
export const SECOND_STEP = 'two_factor';

/**
 * Our additions to the auth library, built from its own parts. Its magic link does not fit: it deletes the password
 * of an account whose mail address is unconfirmed, and opens a full session.
 */
export const sessionEndpoints = {
  id: 'session-endpoints',
  endpoints: {
    readSessionToken: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { authCookies, secret } = ctx.context;
      return (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)) || null;
    }),

    readStoredTokens: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const names = [...parseCookies(ctx.headers.get('cookie') ?? '').keys()];
      const kept = names.filter((name) => name.includes(REMEMBERED_SESSION));
      const tokens = await Promise.all(kept.map((name) => ctx.getSignedCookie(name, ctx.context.secret)));
      return tokens.filter((token) => typeof token === 'string');
    }),

    readSecondStep: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(SECOND_STEP);
      const step = await ctx.getSignedCookie(name, ctx.context.secret);
      const found = step && (await ctx.context.internalAdapter.findVerificationValue(step));
      return found ? found.value : null;
    }),

    /** Whether this is an account's password, for callers that count the attempts. */
    isPasswordOf: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ accountId: z.string(), password: z.string() }) },
      async (ctx) => {
        const { internalAdapter, password } = ctx.context;
        const ways = await internalAdapter.findAccounts(ctx.body.accountId);
        const hash = ways.find(({ providerId }) => providerId === 'credential')?.password;
        return hash ? password.verify({ hash, password: ctx.body.password }) : false;
      },
    ),

    /** Opens a session for an account whose person the caller has verified. */
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ accountId: z.string() }) },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.accountId);
        if (!user) throw new Error(`no account ${ctx.body.accountId}`);
        const session = await ctx.context.internalAdapter.createSession(user.id, false);
        await setSessionCookie(ctx, { session, user }, false);
        return { token: session.token };
      },
    ),

    startLimitedSession: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ accountId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.accountId);
        if (!user) throw new Error(`no account ${ctx.body.accountId}`);
        const expiresAt = new Date(Date.now() + LIMITED_SESSION_MS);
        const session = await internalAdapter.createSession(
          user.id,
          false,
          { isLimited: true, expiresAt },
          true,
        );
        await setSessionCookie(ctx, { session, user }, false, { maxAge: LIMITED_SESSION_MS / 1000 });
        return { token: session.token };
      },
    ),
  },
} satisfies BetterAuthPlugin;
