import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { parseCookies, setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { linkKey } from './link-endpoints.ts';

const LIMITED_SESSION_MS = 7 * 24 * 3600 * 1000;

/** In the names of the cookies by which the library keeps several sessions of one browser. */
const REMEMBERED_SESSION = '_multi-';

/** In the name of the cookie by which the library knows for whom a code is waited. */
export const SECOND_STEP = 'two_factor';

/**
 * What we need of the auth library beyond what it offers, made of its own parts. Its magic link does not serve: it
 * deletes the password of an account whose mail address is not yet proven, and opens a full session.
 */
export const sessionEndpoints = {
  id: 'session-endpoints',
  endpoints: {
    /** The token in the session cookie if its signature is ours, else null. */
    readSessionToken: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { authCookies, secret } = ctx.context;
      return (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)) || null;
    }),

    /** The tokens of all sessions that this browser has kept, the one in use among them. */
    readStoredTokens: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const names = [...parseCookies(ctx.headers.get('cookie') ?? '').keys()];
      const kept = names.filter((name) => name.includes(REMEMBERED_SESSION));
      const tokens = await Promise.all(kept.map((name) => ctx.getSignedCookie(name, ctx.context.secret)));
      return tokens.filter((token) => typeof token === 'string');
    }),

    /** Whose code is waited for in this browser, after their password; null where none is. */
    readSecondStep: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(SECOND_STEP);
      const step = await ctx.getSignedCookie(name, ctx.context.secret);
      const found = step && (await ctx.context.internalAdapter.findVerificationValue(step));
      return found ? found.value : null;
    }),

    /** Whether this is the password of an account, for callers that count the attempts. */
    isPasswordOf: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ accountId: z.string(), password: z.string() }) },
      async (ctx) => {
        const { internalAdapter, password } = ctx.context;
        const ways = await internalAdapter.findAccounts(ctx.body.accountId);
        const hash = ways.find(({ providerId }) => providerId === 'credential')?.password;
        return hash ? password.verify({ hash, password: ctx.body.password }) : false;
      },
    ),

    /** Opens a session for an account, for callers that have made sure of the person. */
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

    /** Opens the limited session of such a link; null where the token is unknown, used or too old. */
    redeemLimitedLogin: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ token: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const link = await internalAdapter.consumeVerificationValue(linkKey('limited-login', ctx.body.token));
        const user = link && (await internalAdapter.findUserById(link.value));
        if (!user) return null;
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
