import { networkOf } from '#platform/rate/network-of.ts';
import type { Context } from '#platform/resource/context.ts';
import { findAccountByLogin } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { knownBrowser } from '../known-browser.ts';
import type { AskedLink } from './mail-link.ts';
import { mailLinkJob } from './send-link.service.ts';

/** Has a link mailed to the account with this login; answers the same, in the same time, if there is none. */
export async function askForLink(context: Context, asked: Omit<AskedLink, 'isKnown'>): Promise<void> {
  const { db, jobs, request } = context;
  const login = asked.login.toLowerCase();
  const account = await findAccountByLogin(db, login);
  const browser = account && (await knownBrowser(context, account.id));
  await requireAttempt(
    context,
    browser
      ? [[ATTEMPTS.mailByBrowser, `${asked.kind} ${browser}`]]
      : [
          [ATTEMPTS.mailByLoginAndAddress, `${asked.kind} ${login} ${networkOf(request.address)}`],
          [ATTEMPTS.mailByAddress, request.address],
        ],
    account?.id,
  );
  await jobs.enqueue(db, mailLinkJob, { ...asked, isKnown: browser !== null });
}
