import type { ContextFor } from '#platform/resource/resource.ts';
import { findPasswordMark } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { requirePassword } from '../require-password.service.ts';
import { type AccountEmail, findEmail } from './change-email.store.ts';
import type { ChangeEmailRefusal } from './change-email.ts';
import { mailNewAddressJob } from './mail-new-address.job.ts';

type Me = ContextFor<'person'>;

/** The viewer's own mail address. */
export async function emailOf({ db, viewer }: Pick<Me, 'db' | 'viewer'>): Promise<AccountEmail> {
  const found = await findEmail(db, viewer.id);
  if (!found) throw new Error(`no account ${viewer.id}`);
  return found;
}

/**
 * Has a link mailed to a new address of who knows the password; does the same, in the same time, where the address is
 * somebody's.
 * @throws Refusal 400 for a wrong password, 429 after too many attempts
 */
export async function askForEmail(
  context: Me,
  { email, password }: { email: string; password: string },
): Promise<null | { refused: ChangeEmailRefusal }> {
  const { db, jobs, viewer, request } = context;
  // Mailed late, the link must not outlive the password that is told here; read later, it could be another's.
  const mark = (await findPasswordMark(db, viewer.id)) ?? undefined;
  await requirePassword(context, password);
  if ((await emailOf(context)).email === email) return { refused: 'same-email' };
  await requireAttempt(context, [
    [ATTEMPTS.mailByLogin, `new address of ${viewer.id}`],
    [ATTEMPTS.mailByLogin, `new address ${email}`],
    [ATTEMPTS.mailByAddress, request.address],
  ]);
  await jobs.enqueue(db, mailNewAddressJob, { account_id: viewer.id, email, mark });
  return null;
}
