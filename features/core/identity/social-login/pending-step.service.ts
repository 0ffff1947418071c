import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { authHeaders, authOf, giveCookies } from '../auth.ts';
import { consumeStep, findStep, insertStep } from './social-login.store.ts';
import { type PendingStep, pendingStep } from './social-step.ts';

/** Enough time to enter a birth date and a password, or to make an account at the provider. */
const STEP_SECONDS = 30 * 60;

/** Stores the progress of a login; only this browser has the cookie for it. */
export async function keepStep(context: Context, step: PendingStep): Promise<Id> {
  const { api } = await authOf(context);
  const { id, token } = await insertStep(context.db, step, STEP_SECONDS);
  const { headers } = await api.keepSocialStep({
    body: { token, seconds: STEP_SECONDS },
    headers: authHeaders(context.request),
    returnHeaders: true,
  });
  giveCookies(context, headers);
  return id;
}

/** This browser's progress; null if there is none, it expired, or another version wrote it. */
export async function findPendingStep(context: Context): Promise<{ id: Id; step: PendingStep } | null> {
  const { api } = await authOf(context);
  const token = await api.readSocialStep({ headers: authHeaders(context.request) });
  const found = token ? await findStep(context.db, token) : null;
  const step = pendingStep.safeParse(found?.step).data;
  return found && step ? { id: found.id, step } : null;
}

/** True for the first caller only. */
export async function finishStep(context: Context, id: Id): Promise<boolean> {
  const isFirst = await consumeStep(context.db, id);
  if (isFirst) await forgetStep(context);
  return isFirst;
}

export async function forgetStep(context: Context): Promise<void> {
  const { api } = await authOf(context);
  const { headers } = await api.endSocialStep({
    headers: authHeaders(context.request),
    returnHeaders: true,
  });
  giveCookies(context, headers);
}
