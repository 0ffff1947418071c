import { randomUUID } from 'node:crypto';
import { sign, unsign } from '@fastify/cookie';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context, RequestFacts } from '#platform/resource/context.ts';
import { findPasswordMark } from './account.store.ts';
import { COOKIE_PREFIX } from './auth.ts';

/** On a shared computer, only the last accounts to log in are remembered. */
const MOST_ACCOUNTS = 8;
const YEAR_SECONDS = 365 * 24 * 3600;

interface Known {
  accountId: Id;
  number: string;
  /** The password that it logged in with. */
  mark: string;
}

type Asking = Pick<Context, 'config' | 'db'> & { request: Pick<RequestFacts, 'headers'> };

/**
 * This browser's number if the account has logged in with it since its password was set, else null. Its attempts are
 * counted apart from strangers', who cannot use them up:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export async function knownBrowser(asking: Asking, accountId: Id): Promise<string | null> {
  const known = listKnown(asking).find((each) => each.accountId === accountId);
  if (!known) return null;
  return known.mark === ((await findPasswordMark(asking.db, accountId)) ?? '') ? known.number : null;
}

/** The account that last logged in with this browser; null if none ever has. */
export function memberOfBrowser(asking: Pick<Asking, 'config' | 'request'>): Id | null {
  return listKnown(asking)[0]?.accountId ?? null;
}

/**
 * Call it when somebody has logged in, and again when they have set a password. `mark` is that of the password they used,
 * read before the last check that it still holds: whoever logs in while it is changed must not be known with the new one.
 */
export function rememberBrowser(
  asking: Pick<Context, 'config' | 'answerHeaders'> & Pick<Asking, 'request'>,
  accountId: Id,
  mark: string | null,
): void {
  const { config, answerHeaders } = asking;
  const before = listKnown(asking);
  const same = before.find((each) => each.accountId === accountId && each.mark === (mark ?? ''));
  const mine = { accountId, number: same?.number ?? randomUUID(), mark: mark ?? '' };
  const known = [mine, ...before.filter((other) => other.accountId !== accountId)].slice(0, MOST_ACCOUNTS);
  const text = known.map((each) => `${each.accountId}_${each.number}_${each.mark}`).join('~');
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${isSecure(config) ? '; Secure' : ''}`;
  answerHeaders.append('set-cookie', `${nameFor(config)}=${sign(text, keyFor(config))}; ${attributes}`);
}

function listKnown({ config, request }: Pick<Asking, 'config' | 'request'>): Known[] {
  const name = `${nameFor(config)}=`;
  const cookies = request.headers.get('cookie')?.split('; ') ?? [];
  const sent = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
  const { value } = unsign(sent ?? '', keyFor(config));
  return (value ?? '').split('~').flatMap((each) => {
    const [id, number, mark] = each.split('_');
    const accountId = parseId(id);
    return accountId && number && mark !== undefined ? [{ accountId, number, mark }] : [];
  });
}

const isSecure = ({ origin }: Context['config']) => origin.startsWith('https:');
const nameFor = (config: Context['config']) =>
  `${isSecure(config) ? '__Secure-' : ''}${COOKIE_PREFIX}.known_browser`;
/** So that no other signed value passes for this cookie. */
const keyFor = ({ secret }: Context['config']) => `known browsers ${secret}`;
