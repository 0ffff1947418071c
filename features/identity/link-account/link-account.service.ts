import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountById } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { requirePasswordOf } from '../require-password.service.ts';
import type { SessionRow } from '../session.store.ts';
import { keptSessions } from '../switch-account/kept-sessions.service.ts';
import { deleteLink, insertLink } from './link-account.store.ts';
import type { LinkRefusal } from './link-account.ts';

type Me = ContextFor<'person'>;

/**
 * Links a business that is logged in in this browser with the account in use, for who knows its password: from then on
 * that one switches into it from anywhere, and it goes where that one goes when it is deactivated or deleted.
 * @throws Refusal 400 for a wrong password, 429 after too many attempts
 */
export async function linkAccount(
  context: Me,
  { id, password }: { id: Id; password: string },
): Promise<null | { refused: LinkRefusal }> {
  const { db, viewer, log } = context;
  const business = (await keptSessions(context)).find((kept) => kept.id === id);
  if (!business) return { refused: 'not-logged-in-there' };
  if (!business.isPartner || viewer.isPartner) return { refused: 'not-a-business' };
  // An open session alone, such as one that was forgotten here, would reach the business for ever.
  await requirePasswordOf(context, { accountId: id, password }, 'This is not the password of the business.');
  const isNew = await db.transaction(async (tx) => {
    if (!(await insertLink(tx, id, viewer.id))) return false;
    await tellBusiness(tx, context, business);
    return true;
  });
  if (!isNew) return { refused: 'linked-already' };
  log.info({ account: viewer.id, business: id }, 'accounts linked');
  return null;
}

/** Whoever owns the business may be another person, and must hear of it. */
async function tellBusiness(
  tx: Transaction,
  { config, jobs, viewer }: Me,
  { id, username }: Pick<SessionRow, 'id' | 'username'>,
): Promise<void> {
  const account = await findAccountById(tx, id);
  if (!account) return;
  const mail = accountMail(config, {
    to: account.email,
    subject: `Your ${config.brandName} business account is linked with another account`,
    before: [
      `From now on ${viewer.username} switches into ${username} without its password. Where they deactivate or delete their account, ${username} goes with it.`,
      'If it was not you, choose a new password now; that ends the link:',
    ],
    link: { path: '/password-reset/', label: 'Choose a new password' },
  });
  await queueMail(jobs, tx, mail);
}

/** Ends a link of the viewer's with a business, or with who it belongs to; false where there is none. */
export async function unlinkAccount({ db, viewer, log }: Me, id: Id): Promise<boolean> {
  const isEnded = await deleteLink(db, id, viewer.id);
  if (isEnded) log.info({ account: viewer.id, business: id }, 'accounts unlinked');
  return isEnded;
}
