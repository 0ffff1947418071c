import { randomUUID } from 'node:crypto';
import { sign, unsign } from '@fastify/cookie';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context, RequestFacts } from '#platform/resource/context.ts';
import { COOKIE_PREFIX } from './auth.ts';

/** On a shared computer, only the last accounts to log in are remembered. */
const MOST_ACCOUNTS = 8;
const YEAR_SECONDS = 365 * 24 * 3600;

interface Known {
  accountId: Id;
  number: string;
}

type Asking = Pick<Context, 'config'> & { request: Pick<RequestFacts, 'headers'> };

/**
 * This browser's number if the account has logged in with it before, else null. Its attempts are counted apart from
 * strangers', who cannot use them up:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function knownBrowser(asking: Asking, accountId: Id): string | null {
  return listKnown(asking).find((known) => known.accountId === accountId)?.number ?? null;
}

/** The account that last logged in with this browser; null if none ever has. */
export function memberOfBrowser(asking: Asking): Id | null {
  return listKnown(asking)[0]?.accountId ?? null;
}

export function rememberBrowser(asking: Asking & Pick<Context, 'answerHeaders'>, accountId: Id): void {
  const { config, answerHeaders } = asking;
  const before = listKnown(asking);
  const mine = { accountId, number: knownBrowser(asking, accountId) ?? randomUUID() };
  const known = [mine, ...before.filter((other) => other.accountId !== accountId)].slice(0, MOST_ACCOUNTS);
  const text = known.map((each) => `${each.accountId}_${each.number}`).join('~');
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${isSecure(config) ? '; Secure' : ''}`;
  answerHeaders.append('set-cookie', `${nameFor(config)}=${sign(text, keyFor(config))}; ${attributes}`);
}

function listKnown({ config, request }: Asking): Known[] {
  const name = `${nameFor(config)}=`;
  const cookies = request.headers.get('cookie')?.split('; ') ?? [];
  const sent = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
  const { value } = unsign(sent ?? '', keyFor(config));
  return (value ?? '').split('~').flatMap((each) => {
    const [id, number] = each.split('_');
    const accountId = parseId(id);
    return accountId && number ? [{ accountId, number }] : [];
  });
}

const isSecure = ({ origin }: Context['config']) => origin.startsWith('https:');
const nameFor = (config: Context['config']) =>
  `${isSecure(config) ? '__Secure-' : ''}${COOKIE_PREFIX}.known_browser`;
/** So that no other signed value passes for this cookie. */
const keyFor = ({ secret }: Context['config']) => `known browsers ${secret}`;
