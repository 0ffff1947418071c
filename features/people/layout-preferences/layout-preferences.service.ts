import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  changeLayoutPreferences,
  findLayoutPreferences,
  type LayoutPreferences,
  NO_PREFERENCES,
} from './layout-preferences.store.ts';

type Me = ContextFor<'person'>;

/** @throws Refusal 403 where it is asked of somebody else */
export async function showPreferences(context: Me, subjectId: Id | null): Promise<LayoutPreferences> {
  requireOwn(context, subjectId);
  return (await findLayoutPreferences(context.db, context.viewer.id)) ?? NO_PREFERENCES;
}

/** @throws Refusal 403 where it is asked for somebody else */
export async function changePreferences(
  context: Me,
  subjectId: Id | null,
  changes: Partial<LayoutPreferences>,
): Promise<LayoutPreferences> {
  requireOwn(context, subjectId);
  return changeLayoutPreferences(context.db, context.viewer.id, changes);
}

/** Nobody sees or changes how another profile is laid out. */
function requireOwn({ viewer }: Me, subjectId: Id | null): void {
  if (!subjectId || subjectId === viewer.id) return;
  throw new Refusal({
    status: 403,
    reason: 'not-acting-for',
    message: 'You may not act for this person.',
    field: 'orbac_subject_id',
  });
}
