import type { ContextFor } from '#platform/resource/resource.ts';
import { findPasswordMark } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { requirePassword } from '../require-password.service.ts';
import { type AccountEmail, findEmail } from './change-email.store.ts';
import type { ChangeEmailRefusal } from './change-email.ts';
import { mailNewAddressJob } from './mail-new-address.job.ts';

type Me = ContextFor<'person'>;

export async function emailOf({ db, viewer }: Pick<Me, 'db' | 'viewer'>): Promise<AccountEmail> {
  const found = await findEmail(db, viewer.id);
  if (!found) throw new Error(`no account ${viewer.id}`);
  return found;
}

/** Answers the same, in the same time, if the address is taken. */
export async function askForEmail(
  context: Me,
  { email, password }: { email: string; password: string },
): Promise<null | { refused: ChangeEmailRefusal }> {
  const { db, jobs, viewer, request } = context;
  // A link mailed late must not outlive the password given here; a mark read later could be another password's.
  const mark = (await findPasswordMark(db, viewer.id)) ?? undefined;
  await requirePassword(context, password);
  if ((await emailOf(context)).email === email) return { refused: 'same-email' };
  await requireAttempt(context, [
    [ATTEMPTS.mailByLogin, `new address of ${viewer.id}`],
    [ATTEMPTS.mailByAddress, request.address],
  ]);
  await jobs.enqueue(db, mailNewAddressJob, { account_id: viewer.id, email, mark });
  return null;
}
