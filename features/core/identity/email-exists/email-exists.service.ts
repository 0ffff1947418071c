import type { Context } from '#platform/resource/context.ts';
import { isEmailTaken } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';

/** Throttled, as it reveals who has an account. */
export async function emailExists(context: Context, { email }: { email: string }): Promise<boolean> {
  await requireAttempt(context, [[ATTEMPTS.existsByAddress, context.request.address]]);
  return isEmailTaken(context.db, email);
}
