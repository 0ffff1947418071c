import type { ContextFor } from '#platform/resource/resource.ts';
import {
  changeLayoutPreferences,
  findLayoutPreferences,
  type LayoutPreferences,
  NO_PREFERENCES,
} from './layout-preferences.store.ts';

export async function showPreferences(context: ContextFor<'person'>): Promise<LayoutPreferences> {
  return (await findLayoutPreferences(context.db, context.viewer.id)) ?? NO_PREFERENCES;
}

export async function changePreferences(
  context: ContextFor<'person'>,
  changes: Partial<LayoutPreferences>,
): Promise<LayoutPreferences> {
  return changeLayoutPreferences(context.db, context.viewer.id, changes);
}
