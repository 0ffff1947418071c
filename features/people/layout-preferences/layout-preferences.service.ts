import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireOneself } from '../acting-access.ts';
import {
  changeLayoutPreferences,
  findLayoutPreferences,
  type LayoutPreferences,
  NO_PREFERENCES,
} from './layout-preferences.store.ts';

type Me = ContextFor<'person'>;

/** @throws Refusal 403 where it is asked of somebody else */
export async function showPreferences(context: Me, subjectId: Id | null): Promise<LayoutPreferences> {
  requireOneself(context.viewer, { id: subjectId });
  return (await findLayoutPreferences(context.db, context.viewer.id)) ?? NO_PREFERENCES;
}

/** @throws Refusal 403 where it is asked for somebody else */
export async function changePreferences(
  context: Me,
  subjectId: Id | null,
  changes: Partial<LayoutPreferences>,
): Promise<LayoutPreferences> {
  requireOneself(context.viewer, { id: subjectId });
  return changeLayoutPreferences(context.db, context.viewer.id, changes);
}
