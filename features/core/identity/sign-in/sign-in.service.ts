import type { z } from 'zod';
import type { Context } from '#platform/resource/context.ts';
import { findAccountByLogin, findStanding } from '../account.store.ts';
import { forgetAttempts, guessesAt, requireAttempt } from '../attempts.service.ts';
import { authHeaders, authOf, COOKIE_PREFIX, giveCookies, refusalIn } from '../auth.ts';
import { enterAccount } from '../enter-account.service.ts';
import { isToBeErased } from '../leave-account/leave-account.store.ts';
import { notePassword } from '../password.service.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import type { SessionRow } from '../session.store.ts';
import { suspended } from '../shut-out.service.ts';
import type { SignInRefusal, signInOptions } from './sign-in.ts';

type Options = z.output<typeof signInOptions>;

/** An unknown account or one without a password takes as much time as another: the library hashes what was sent. */
export async function signIn(
  context: Context,
  options: Options,
  people: PersonOfAccount,
): Promise<SessionRow | { refused: SignInRefusal }> {
  const login = options.username_or_email.trim();
  const account = await findAccountByLogin(context.db, login);
  // Guesses by the account's username and by its mail address count together.
  const counted = await guessesAt(context, login, account?.id ?? null);
  await requireAttempt(context, counted, account?.id);
  const opened = await openWithPassword(context, options);
  if (!opened) return { refused: 'wrong-credentials' };
  await forgetAttempts(context, counted.slice(0, 1));
  const input = { isRestoring: options.restore };
  if (opened.token) return enterAccount(context, { ...opened, token: opened.token }, input, people);
  if (!(await opened.isStillGood())) return { refused: 'wrong-credentials' };
  return { refused: await askForCode(context, options, opened.headers) };
}

/** Sets the cookie for the code. People who left are asked first whether they want to come back. */
async function askForCode(context: Context, options: Options, headers: Headers): Promise<SignInRefusal> {
  const { db } = context;
  const account = await findAccountByLogin(db, options.username_or_email.trim());
  const standing = account && (await findStanding(db, account.id));
  if (!standing) return 'wrong-credentials';
  if (standing === 'suspended') throw await suspended(context, account.id);
  if (standing === 'deactivated' && !options.restore) {
    return (await isToBeErased(db, account.id)) ? 'account-leaving' : 'account-deactivated';
  }
  giveCookies(context, withoutEndOfSession(headers));
  return 'second-factor-required';
}

/** The current session continues until the code is given; the library would end it. */
function withoutEndOfSession(headers: Headers): Headers {
  const kept = new Headers();
  for (const cookie of headers.getSetCookie()) {
    if (!cookie.includes(`${COOKIE_PREFIX}.session_token=;`)) kept.append('set-cookie', cookie);
  }
  return kept;
}

interface Opened {
  /** Null if a second step is required. */
  token: string | null;
  headers: Headers;
  isStillGood(): Promise<boolean>;
}

async function openWithPassword(context: Context, options: Options): Promise<Opened | null> {
  const { api } = await authOf(context);
  const { username_or_email: login, password, remember_me: rememberMe } = options;
  const call = { headers: authHeaders(context.request), returnHeaders: true } as const;
  const account = await findAccountByLogin(context.db, login);
  const isStillGood = await notePassword(context.db, account?.id ?? null);
  try {
    // By username, the library would refuse an account without a password at once, without hashing.
    const email = login.includes('@') ? login : account?.email;
    const { response, headers } = email
      ? await api.signInEmail({ ...call, body: { email, password, rememberMe } })
      : await api.signInUsername({ ...call, body: { username: login, password, rememberMe } });
    // If a second step is required, the library answers without a token.
    return { token: response.token ?? null, headers, isStillGood };
  } catch (error) {
    // All of the library's refusals mean a wrong login: malformed, unknown, or a wrong password.
    const refusal = await refusalIn(error);
    if (refusal && refusal.statusCode < 500) return null;
    throw error;
  }
}
