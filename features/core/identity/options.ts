import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { RateClass } from '#platform/rate/rate-limiter.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Limits calls that take a password or a token, or reveal who has an account: tight, to prevent guessing. */
export const ACCOUNT_RATE: RateClass = { name: 'account', burst: 20, perSecond: 0.1 };

export const emailOption = z.string().trim().toLowerCase().pipe(z.email().max(254));

export const newPasswordOption = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);

/** A password to check; any text may be tried. */
export const givenPasswordOption = z.string().min(1).max(1000);

export const tokenOption = z.string().min(1).max(200);

export const loginOption = z.string().trim().min(1).max(254);

export const countryOption = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z]{2}$/, msg('{field}: must be the two letters of a country')));
