import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requirePassword } from '../require-password.service.ts';
import { keptSessions } from '../switch-account/kept-sessions.service.ts';
import { deleteLink, insertLink } from './link-account.store.ts';
import type { LinkRefusal } from './link-account.ts';

type Me = ContextFor<'person'>;

/**
 * Links a business that is logged in in this browser with the account in use: from then on that one switches into it
 * from anywhere, and it goes where that one goes when it is deactivated or deleted.
 * @throws Refusal 400 for a wrong password, 429 after too many attempts
 */
export async function linkAccount(
  context: Me,
  { id, password }: { id: Id; password: string },
): Promise<null | { refused: LinkRefusal }> {
  const { db, viewer, log } = context;
  await requirePassword(context, password);
  const business = (await keptSessions(context)).find((kept) => kept.id === id);
  if (!business) return { refused: 'not-logged-in-there' };
  if (!business.isPartner || viewer.isPartner) return { refused: 'not-a-business' };
  if (!(await insertLink(db, id, viewer.id))) return { refused: 'linked-already' };
  log.info({ account: viewer.id, business: id }, 'accounts linked');
  return null;
}

/** Ends a link of the viewer's with a business, or with who it belongs to; false where there is none. */
export async function unlinkAccount({ db, viewer, log }: Me, id: Id): Promise<boolean> {
  const isEnded = await deleteLink(db, id, viewer.id);
  if (isEnded) log.info({ account: viewer.id, business: id }, 'accounts unlinked');
  return isEnded;
}
