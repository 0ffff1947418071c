import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { lockEmails } from '../account.store.ts';
import { forgetLaterLinks, listHeldEmails } from '../mailed-link.store.ts';
import { changeEmail, lockEmail } from './change-email.store.ts';

/**
 * Restores an account's previous address; false if that is no longer possible. Invalidates links mailed to later
 * addresses, as a thief may have them. Links that restore earlier addresses remain: a thief who moves an account
 * twice must not be able to shut out its owner.
 */
export async function takeEmailBack(tx: Transaction, accountId: Id, email: string): Promise<boolean> {
  const account = await lockEmail(tx, accountId);
  const held = await listHeldEmails(tx, accountId);
  const place = held.indexOf(email);
  if (!account || place < 0) return false;
  await lockEmails(tx, [account.email, email]);
  if (!(await changeEmail(tx, account, email))) return false;
  await forgetLaterLinks(tx, account, { email, earlier: held.slice(0, place) });
  return true;
}
