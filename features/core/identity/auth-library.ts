import { randomBytes, scryptSync } from 'node:crypto';
import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { expireCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { multiSession } from 'better-auth/plugins/multi-session';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import { z } from 'zod';
import type { Logger } from '#platform/telemetry/log.ts';
import { type AuthPlatform, CLIENT_ADDRESS, COOKIE_PREFIX } from './auth.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './options.ts';
import { SECOND_STEP, sessionEndpoints } from './session-endpoints.ts';
import { MOST_ACCOUNTS } from './switch-account/switch-account.ts';

/** Part of the name of the cookie with the progress of a social login. */
const SOCIAL_STEP = 'social_step';

const SECOND_STEP_SECONDS = 600;

const socialEndpoints = {
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

const DAY_SECONDS = 24 * 3600;

export type Auth = ReturnType<typeof createAuth>;

const PASSWORDS = {
  enabled: true,
  // We sign people up ourselves, to insert account and person in one transaction.
  disableSignUp: true,
  minPasswordLength: PASSWORD_MIN,
  maxPasswordLength: PASSWORD_MAX,
};

const STAMPED = { createdAt: 'created_at', updatedAt: 'updated_at' };

const USER = {
  modelName: 'accounts',
  fields: { ...STAMPED, emailVerified: 'email_verified' },
};

const SESSION = {
  modelName: 'sessions',
  fields: {
    ...STAMPED,
    userId: 'account_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
  additionalFields: {
    isLimited: { type: 'boolean', fieldName: 'is_limited', defaultValue: false, input: false },
  },
  expiresIn: 30 * DAY_SECONDS,
  updateAge: DAY_SECONDS,
} as const;

const ACCOUNT = {
  modelName: 'credentials',
  fields: {
    ...STAMPED,
    userId: 'account_id',
    providerId: 'provider_id',
    accountId: 'provider_account_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
};

const VERIFICATION = {
  modelName: 'verifications',
  fields: { ...STAMPED, expiresAt: 'expires_at' },
};

const SECOND_FACTOR = {
  schema: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'two_factors',
      fields: {
        userId: 'account_id',
        backupCodes: 'backup_codes',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
  // Ten wrong codes in a row lock the second step for a quarter of an hour, whatever address they come from.
  accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
};

const PLUGINS = [
  username({ schema: { user: { fields: { displayUsername: 'display_username' } } } }),
  sessionEndpoints,
  socialEndpoints,
  twoFactor(SECOND_FACTOR),
  // Must follow the second factor, which revokes the session that the password alone opened.
  multiSession({ maximumSessions: MOST_ACCOUNTS }),
] as const;

/**
 * The library that manages sessions and second factors and hashes passwords. Only called in process: its own
 * HTTP routes are not served. Session expiry uses the system clock, the only one it knows.
 */
export function createAuth(platform: AuthPlatform) {
  const { config, db, log } = platform;
  return betterAuth({
    appName: config.brandName,
    baseURL: config.origin,
    secret: config.secret,
    database: db.pool,
    user: USER,
    session: SESSION,
    account: ACCOUNT,
    // What a cookie holds must be useless to anybody who reads the database.
    verification: { ...VERIFICATION, storeIdentifier: 'hashed' },
    emailAndPassword: { ...PASSWORDS, ...(config.mode === 'test' && { password: QUICK_PASSWORDS }) },
    plugins: [...PLUGINS],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => logLine(log, level, message) },
  });
}

// Wrong passwords and unknown names are not logged as warnings: the person sees them, and they are throttled.
function logLine(log: Logger, level: string, message: string): void {
  if (level === 'error') log.error(message);
  else log.debug(message);
}

/**
 * Hashes passwords like the library, but almost for free: tests sign up thousands of people. Neither kind of hash can
 * be verified as the other.
 */
const QUICK_PASSWORDS = {
  hash: async (password: string): Promise<string> => hashed(password, randomBytes(16).toString('hex')),
  verify: async ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
    hashed(password, hash.split(':')[0] ?? '') === hash,
};

function hashed(password: string, salt: string): string {
  return `${salt}:${scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 }).toString('hex')}`;
}
