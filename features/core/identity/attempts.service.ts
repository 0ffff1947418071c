import type { Id } from '#platform/ids/ids.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import { createThrottle, type ThrottleRule } from '#platform/rate/throttle.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { knownBrowser } from './known-browser.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A limit per address is multiplied where visitors share addresses. */
interface AttemptRule extends ThrottleRule {
  isByAddress?: true;
}

/**
 * Guesses from many addresses use up what an account allows strangers, and its owner at a new browser too; a browser
 * that has logged in to the account before has its own limit.
 */
export const ATTEMPTS = {
  signInByAccountAndAddress: { name: 'sign-in by account and address', most: 10, windowSeconds: 15 * MINUTE },
  signInByAccount: { name: 'sign-in by account', most: 100, windowSeconds: HOUR },
  signInByAddress: { name: 'sign-in by address', most: 100, windowSeconds: 15 * MINUTE, isByAddress: true },
  registerByAddress: { name: 'register by address', most: 30, windowSeconds: HOUR, isByAddress: true },
  existsByAddress: { name: 'register exists by address', most: 60, windowSeconds: HOUR, isByAddress: true },
  signInByBrowser: { name: 'sign-in by known browser', most: 10, windowSeconds: 15 * MINUTE },
  passwordBySession: { name: 'password by session', most: 10, windowSeconds: 15 * MINUTE },
  codeByAccount: { name: 'code by account', most: 10, windowSeconds: 15 * MINUTE },
  codeByAddress: { name: 'code by address', most: 60, windowSeconds: 15 * MINUTE, isByAddress: true },
  mailByBrowser: { name: 'mailed link by known browser', most: 4, windowSeconds: HOUR },
  mailByLoginAndAddress: { name: 'mailed link by login and address', most: 4, windowSeconds: HOUR },
  mailByLogin: { name: 'mailed link by login', most: 4, windowSeconds: HOUR },
  mailToAccount: { name: 'mailed link to account', most: 10, windowSeconds: HOUR },
  mailToNewAddress: { name: 'mail to new address', most: 10, windowSeconds: HOUR },
  mailByAddress: { name: 'mailed link by address', most: 30, windowSeconds: HOUR, isByAddress: true },
  socialByAddress: {
    name: 'social login by address',
    most: 100,
    windowSeconds: 15 * MINUTE,
    isByAddress: true,
  },
  redeemByAddress: {
    name: 'mailed link redeemed by address',
    most: 60,
    windowSeconds: HOUR,
    isByAddress: true,
  },
  inviteMailBySender: { name: 'invite mail by sender', most: 50, windowSeconds: DAY },
  inviteMailBySenderAndEmail: { name: 'invite mail by sender and email', most: 3, windowSeconds: DAY },
  inviteMailByEmail: { name: 'invite mail by email', most: 10, windowSeconds: DAY },
} satisfies Record<string, AttemptRule>;

export type CountedAttempts = [rule: AttemptRule, subject: string][];
type Counting = Pick<Context, 'db' | 'clock' | 'config'>;

/** `accountId` is whose owner `forgetAllAttempts` helps; what is counted per address protects other accounts, too. */
export async function requireAttempt(
  context: Counting,
  attempts: CountedAttempts,
  accountId: Id | null = null,
): Promise<void> {
  const throttle = createThrottle(context.db, context.clock, context.config.secret);
  for (const [rule, subject] of attempts) {
    const factor = rule.isByAddress ? context.config.rateLimitFactor : 1;
    const counted = rule.isByAddress ? networkOf(subject) : subject;
    const about = rule.isByAddress ? null : accountId;
    const verdict = await throttle.attempt({ ...rule, most: rule.most * factor }, counted, about);
    if (verdict.allowed) continue;
    throw new Refusal({
      kind: 'too-many',
      reason: 'too-many-attempts',
      message: 'Too many attempts. Wait a while and try again.',
      retryAfterSeconds: verdict.retryAfterSeconds,
    });
  }
}

/** For what protects others from the requester, and so must not refuse anybody: beyond the limit it is left out. */
export async function isWithin(
  { db, clock, config }: Counting,
  rule: ThrottleRule,
  subject: string,
  accountId: Id | null = null,
): Promise<boolean> {
  return (await createThrottle(db, clock, config.secret).attempt(rule, subject, accountId)).allowed;
}

/** `login` is what was typed, for whichever account. The right password clears the first of them. */
export async function guessesAt(
  context: Context,
  login: string,
  accountId: Id | null,
): Promise<CountedAttempts> {
  const browser = accountId && (await knownBrowser(context, accountId));
  if (browser) return [[ATTEMPTS.signInByBrowser, browser]];
  const name = accountId ?? login.toLowerCase();
  const { address } = context.request;
  return [
    [ATTEMPTS.signInByAccountAndAddress, `${name} ${networkOf(address)}`],
    [ATTEMPTS.signInByAccount, name],
    [ATTEMPTS.signInByAddress, address],
  ];
}

export async function forgetAttempts(context: Counting, counted: CountedAttempts): Promise<void> {
  const throttle = createThrottle(context.db, context.clock, context.config.secret);
  for (const [rule, subject] of counted) await throttle.clear(rule, subject);
}

/**
 * Call it when the owner has proven control: wrong tries of others, from anywhere, must not lock them out. Codes of the
 * second factor stay counted, as whoever reads the owner's mail must not guess them.
 */
export async function forgetAllAttempts(context: Counting, accountId: Id): Promise<void> {
  await createThrottle(context.db, context.clock, context.config.secret).clearAbout(accountId);
}
