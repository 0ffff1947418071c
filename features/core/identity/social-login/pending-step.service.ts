import type { Context } from '#platform/resource/context.ts';
import { authOf } from '../auth.ts';
import { authHeaders, giveCookies } from '../auth-headers.ts';
import { consumeLink } from '../mailed-link.store.ts';
import { type PendingStep, readStep, writeStep } from './social-step.ts';

/** Enough time to enter a birth date and a password, or to make an account at the provider. */
const STEP_SECONDS = 30 * 60;

export async function keepStep(context: Context, step: PendingStep): Promise<string> {
  const { api } = await authOf(context);
  const { response, headers } = await api.keepSocialStep({
    body: { value: writeStep(step), seconds: STEP_SECONDS },
    headers: authHeaders(context.request),
    returnHeaders: true,
  });
  giveCookies(context, headers);
  return response.id;
}

export async function findPendingStep(context: Context): Promise<{ id: string; step: PendingStep } | null> {
  const { api } = await authOf(context);
  const pending = await api.readSocialStep({ headers: authHeaders(context.request) });
  const step = pending && readStep(pending.value);
  return step && { id: pending.id, step };
}

/** Consumes a step; true for the first caller only. */
export function consumeStep({ db }: Context, id: string): Promise<boolean> {
  return db.transaction((tx) => consumeLink(tx, id));
}

/** The same for the last step; also clears the browser's cookie. */
export async function finishStep(context: Context, id: string): Promise<boolean> {
  const isFirst = await consumeStep(context, id);
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
