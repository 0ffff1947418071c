import { networkOf } from '#platform/rate/network-of.ts';
import type { Context } from '#platform/resource/context.ts';
import { findAccountByLogin } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { knownBrowser } from '../known-browser.ts';
import { mailLinkJob } from './mail-link.job.ts';

/** Has a link mailed to the account with this login; answers the same, in the same time, if there is none. */
export async function askForLink(context: Context, asked: Omit<AskedLink, 'isKnown'>): Promise<void> {
  const { db, jobs, request } = context;
  const login = asked.login.toLowerCase();
  const account = await findAccountByLogin(db, login);
  const browser = account && knownBrowser(context, account.id);
  await requireAttempt(
    context,
    browser
      ? [[ATTEMPTS.mailByBrowser, `${asked.kind} ${browser}`]]
      : [
          [ATTEMPTS.mailByLoginAndAddress, `${asked.kind} ${login} ${networkOf(request.address)}`],
          [ATTEMPTS.mailByAddress, request.address],
        ],
  );
  await jobs.enqueue(db, mailLinkJob, { ...asked, isKnown: browser !== null });
}

export const LINK_KINDS = ['password-reset', 'limited-login'] as const;

export interface AskedLink {
  kind: (typeof LINK_KINDS)[number];
  /** A mail address or a username, as typed. */
  login: string;
  /** Where to go after a limited login; a path of this site. */
  next?: string;
  /** Requested in a browser that the account has logged in with before. */
  isKnown?: boolean;
}
