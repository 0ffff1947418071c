import type { Context } from '#platform/resource/context.ts';
import { isEmailTaken } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';

/** Whether an account has this mail address; throttled, as it tells who is here. */
export async function emailExists(context: Context, { email }: { email: string }): Promise<boolean> {
  await requireAttempt(context, [[ATTEMPTS.existsByAddress, context.request.address]]);
  return isEmailTaken(context.db, email);
}
