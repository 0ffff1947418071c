import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { forgetLinks, listHeldEmails, lockEmails, TAKES_BACK, takesFactorBack } from '../account.store.ts';
import { changeEmail, lockEmail } from './change-email.store.ts';

/**
 * Gives an account an address back that it had before; false where that cannot be taken back any more. What was mailed
 * since then to other addresses is worth nothing after it, as a thief may have them. What takes addresses of before back
 * stays: who has moved an account twice must not end the way back of its owner by their own.
 */
export async function takeEmailBack(tx: Transaction, accountId: Id, email: string): Promise<boolean> {
  const present = await lockEmail(tx, accountId);
  const held = await listHeldEmails(tx, accountId);
  const place = held.indexOf(email);
  if (present === null || place < 0) return false;
  await lockEmails(tx, [present, email]);
  if (!(await changeEmail(tx, accountId, email))) return false;
  const earlier = held.slice(0, place).flatMap((each) => [`${each} ${TAKES_BACK}`, takesFactorBack(each)]);
  await forgetLinks(tx, accountId, takesFactorBack(email), ...earlier);
  return true;
}
