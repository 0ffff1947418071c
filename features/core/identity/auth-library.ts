import { randomBytes, scryptSync } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { multiSession } from 'better-auth/plugins/multi-session';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Message } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { findAccountById, forgetLinks, lockAccount, TAKES_BACK } from './account.store.ts';
import { type AuthPlatform, COOKIE_PREFIX } from './auth.ts';
import { CLIENT_ADDRESS } from './auth-headers.ts';
import { changedPasswordMail } from './change-password/changed-password-mail.ts';
import { linkEndpoints } from './link-endpoints.ts';
import { endLinkInto } from './linked-business.service.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { socialEndpoints } from './social-endpoints.ts';
import { disconnectLater } from './social-login/social-login.store.ts';
import { MOST_ACCOUNTS } from './switch-account/switch-account.ts';

const DAY_SECONDS = 24 * 3600;
const RESET_SECONDS = 3600;

export type Auth = ReturnType<typeof createAuth>;

const PASSWORDS = {
  enabled: true,
  // We sign people up ourselves, to insert account and person in one transaction.
  disableSignUp: true,
  minPasswordLength: PASSWORD_MIN,
  maxPasswordLength: PASSWORD_MAX,
  revokeSessionsOnPasswordReset: true,
  resetPasswordTokenExpiresIn: RESET_SECONDS,
};

/** Our names for the columns of all tables that the library writes. */
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
  linkEndpoints,
  socialEndpoints,
  twoFactor(SECOND_FACTOR),
  // Must follow the second factor, which revokes the session that the password alone opened.
  multiSession({ maximumSessions: MOST_ACCOUNTS }),
] as const;

/**
 * The library that manages sessions, hashes passwords and makes single-use tokens. Only called in process: its own
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
    // Links that were mailed must be useless to anybody who reads the database.
    verification: { ...VERIFICATION, storeIdentifier: 'hashed' },
    emailAndPassword: passwordsFor(platform),
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

function passwordsFor({ config, db, jobs, log, texts }: AuthPlatform) {
  return {
    ...PASSWORDS,
    ...(config.mode === 'test' && { password: QUICK_PASSWORDS }),
    sendResetPassword: async ({ user, token }: { user: { id: string; email: string }; token: string }) => {
      const account = await findAccountById(db, user.id as Id);
      // The account was taken back while the link was being made, so nobody can use the link.
      if (account?.email !== user.email) return;
      const i18n = await texts.in(account.locale);
      const expiresAt = new Date(Date.now() + RESET_SECONDS * 1000);
      await queueMail(jobs, db, passwordResetMail(i18n, config, account, { token, expiresAt }));
    },
    // A new password shuts out whoever stole the old one; other ways in and mailed links would still let them act.
    onPasswordReset: async ({ user }: { user: { id: string; email: string } }) => {
      await db.transaction(async (tx) => {
        const locked = await lockAccount(tx, user.id as Id);
        await forgetLinks(tx, locked, TAKES_BACK);
        await endLinkInto(tx, { config, jobs, texts }, locked);
        await disconnectLater(tx, locked);
        const account = await findAccountById(tx, user.id as Id);
        const i18n = await texts.in(account?.locale ?? null);
        await queueMail(jobs, tx, changedPasswordMail(i18n, config, user.email));
      });
      log.info({ account: user.id }, 'password reset');
    },
  };
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

/** The mail with the link to choose a new password, valid for an hour. */
function passwordResetMail(
  i18n: ServerI18n,
  { brandName, origin }: Pick<Config, 'brandName' | 'origin'>,
  { email: to, username }: { email: string; username: string | null },
  { token, expiresAt }: { token: string; expiresAt: Date },
): Message {
  // Other programs parse this form.
  const query = new URLSearchParams({ e: String(Math.floor(expiresAt.getTime() / 1000)), t: token });
  const link = `${origin}/pw/${username ?? '_'}/?${query}`;
  return {
    to,
    subject: i18n.t('Choose a new {brandName} password', { brandName }),
    text: [
      i18n.t('Someone, hopefully you, asked for a new password for your {brandName} account.', {
        brandName,
      }),
      i18n.t('Choose one here within the next hour:'),
      link,
      i18n.t('If it was not you, do nothing: your password stays as it is.'),
    ].join('\n\n'),
  };
}
