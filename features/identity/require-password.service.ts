import { loginRequired, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { ATTEMPTS, forgetAttempts, requireAttempt } from './attempts.service.ts';
import { authOf, refusalIn } from './auth.ts';
import { authHeaders } from './auth-headers.ts';

/** The option of a dangerous act that holds the password once more. */
const FIELD = 'password';

/**
 * Makes sure that who asks knows the password: an open session alone is not enough for what is dangerous.
 * @throws Refusal 400 where it is wrong, 401 where the session has ended meanwhile, 429 after too many attempts
 */
export async function requirePassword(context: ContextFor<'person'>, password: string): Promise<void> {
  await withPassword(context, async () => {
    const { api } = await authOf(context);
    await api.verifyPassword({ body: { password }, headers: authHeaders(context.request) });
  });
}

/** Runs an act of the library that is given the password, with its refusals as ours. */
export async function withPassword<T>(context: ContextFor<'person'>, act: () => Promise<T>): Promise<T> {
  const counted: [typeof ATTEMPTS.passwordByAccount, string][] = [
    [ATTEMPTS.passwordByAccount, context.viewer.id],
  ];
  await requireAttempt(context, counted);
  try {
    const result = await act();
    await forgetAttempts(context, counted);
    return result;
  } catch (error) {
    const refusal = await refusalIn(error);
    if (refusal?.body?.code === 'INVALID_PASSWORD')
      throw new Refusal({
        status: 400,
        reason: 'wrong-password',
        message: 'This is not your password.',
        field: FIELD,
      });
    // The session has ended between finding out who asks and now.
    if (refusal?.status === 'UNAUTHORIZED') throw loginRequired();
    throw error;
  }
}
