import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountById, findPasswordMark, lockPassword } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { requirePasswordOf } from '../password.service.ts';
import type { SessionRow } from '../session.store.ts';
import { shutOutLinked } from '../shut-out.service.ts';
import { rememberedSessions } from '../switch-account/switch-account.service.ts';
import { deleteLink, findOwner, insertLink, type LinkedPerson } from './link-account.store.ts';
import type { LinkRefusal } from './link-account.ts';

type Me = ContextFor<'person'>;

/** The owner can then switch into it from anywhere; whoever deactivates or deletes their account does so to it, too. */
export async function linkAccount(
  context: Me,
  { id, password }: { id: Id; password: string },
): Promise<null | { refused: LinkRefusal }> {
  const { db, viewer, log } = context;
  const business = (await rememberedSessions(context)).find((kept) => kept.id === id);
  if (!business) return { refused: 'not-logged-in-there' };
  if (!business.isPartner || viewer.isPartner) return { refused: 'not-a-business' };
  const mark = await findPasswordMark(db, id);
  // Without a password, a session forgotten in this browser would open the business for ever.
  await requirePasswordOf(context, { accountId: id, password }, "This isn't the business's password.");
  const refused = await db.transaction(async (tx): Promise<LinkRefusal | null> => {
    // A new password ends the link; it must not come just before.
    const account = await lockPassword(tx, id);
    if (account.mark !== mark) return 'not-logged-in-there';
    if (!(await insertLink(tx, account, viewer.id))) return 'linked-already';
    await mailBusiness(tx, context, business);
    return null;
  });
  if (refused) return { refused };
  log.info({ account: viewer.id, business: id }, 'accounts linked');
  return null;
}

/** The business may belong to somebody else, who must be notified. */
async function mailBusiness(
  tx: Transaction,
  { config, jobs, viewer, texts }: Me,
  { id, username }: Pick<SessionRow, 'id' | 'username'>,
): Promise<void> {
  const account = await findAccountById(tx, id);
  if (!account) return;
  const i18n = await texts.in(account.locale);
  const { brandName } = config;
  const names = { owner: viewer.username, business: username };
  const mail = accountMail(config, {
    to: account.email,
    subject: i18n.t('Your {brandName} business account is linked to another account', { brandName }),
    before: [
      i18n.t(
        'From now on {owner} can switch to {business} without its password. If they deactivate or delete their account, {business} goes with it.',
        names,
      ),
      i18n.t("If this wasn't you, choose a new password now. This also unlinks the accounts:"),
    ],
    link: { path: '/password-reset/', label: i18n.t('Choose a new password') },
  });
  await queueMail(jobs, tx, mail);
}

export function linkedOwner({ db, viewer }: Me): Promise<LinkedPerson | null> {
  return findOwner(db, viewer.id);
}

/** False if there is none. If the business removes it, all its other sessions end. */
export async function unlinkAccount(context: Me, id: Id): Promise<boolean> {
  const { db, viewer, log } = context;
  const shutOut = { accountId: viewer.id, kept: viewer.sessionId };
  const isEnded =
    id === viewer.id
      ? await db.transaction((tx) => shutOutLinked(tx, context, shutOut))
      : await deleteLink(db, id, viewer.id);
  if (isEnded) log.info({ account: viewer.id, business: id }, 'accounts unlinked');
  return isEnded;
}
