import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { RateClass } from '#platform/rate/rate-limiter.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password.ts';

/** What takes a password or a mailed word, or tells who has an account: tight, as it can be guessed. */
export const ACCOUNT_RATE: RateClass = { name: 'account', burst: 20, perSecond: 0.1 };

/** A mail address, kept in lower case. */
export const emailOption = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** A password that is being chosen. */
export const newPasswordOption = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);

/** A password that is being told; any text may be tried. */
export const givenPasswordOption = z.string().min(1).max(1000);

/** The word that a mailed link carries. */
export const tokenOption = z.string().min(1).max(200);

/** What a person calls themselves when signing in: a mail address or a username. */
export const loginOption = z.string().trim().min(1).max(254);

/** Two letters of a country, such as `DE`. */
export const countryOption = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z]{2}$/, msg('{field}: must be the two letters of a country')));
