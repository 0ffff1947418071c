import type { Context } from '#platform/resource/context.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { authOf, refusalIn } from '../auth.ts';
import { authHeaders } from '../auth-headers.ts';
import type { ResetPasswordRefusal } from './reset-password.ts';

/**
 * Sets the password of who holds a mailed link, and ends all sessions of the account.
 * @throws Refusal 429 after too many attempts
 */
export async function resetPassword(
  context: Context,
  token: string,
  newPassword: string,
): Promise<null | { refused: ResetPasswordRefusal }> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  try {
    const { api } = await authOf(context);
    await api.resetPassword({
      body: { token, newPassword },
      headers: authHeaders(context.request),
    });
    return null;
  } catch (error) {
    const refusal = await refusalIn(error);
    if (refusal?.body?.code === 'INVALID_TOKEN') return { refused: 'link-invalid' };
    throw error;
  }
}
