import { subjectOf } from '#features/business/access/active-profile.ts';
import { type Answer, CallRefused } from '#platform/resource/call.ts';
import { ACTED_CALLS } from './acted-calls.ts';
import { endActing } from './acting-end.ts';
import type { ShellProfile } from './shell-data.ts';

type Asking = (name: string, options: object) => Promise<Answer<unknown>>;

const LOCKED = 'second-factor-required';
const ENDED = ['not-acting-for', 'managed_client-not-found', LOCKED];

/** Names the account that the page is used for, wherever the call can be for it. */
export async function askFor(
  active: ShellProfile,
  ask: Asking,
  { name, options }: { name: string; options: object },
): Promise<Answer<unknown>> {
  const { orbac_subject_id: named } = options as { orbac_subject_id?: string | null };
  if ((named && named !== active.id) || !ACTED_CALLS.has(name)) return ask(name, options);
  try {
    return await ask(name, { ...options, ...subjectOf(active) });
  } catch (error) {
    if (error instanceof CallRefused && ENDED.includes(error.reason)) {
      endActing({ ...active, needsSecondFactor: error.reason === LOCKED });
    }
    throw error;
  }
}
