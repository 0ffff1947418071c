import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { readOwnSettings } from '../person-settings.service.ts';
import { changeLayoutPreferences, type LayoutPreferences } from './layout-preferences.store.ts';

type Me = ContextFor<'person'>;

export async function showPreferences(context: Me, subjectId: Id | null): Promise<LayoutPreferences> {
  requireActingFor(context.viewer, { id: subjectId }, 'see-boards');
  const { most_recent_board_sort_order, profile_board_rep_view_type, ...others } =
    await readOwnSettings(context);
  const { board_pin_rep_view_type, profile_pin_rep_view_type } = others;
  return {
    ...{ most_recent_board_sort_order, profile_board_rep_view_type },
    ...{ board_pin_rep_view_type, profile_pin_rep_view_type },
  };
}

export async function changePreferences(
  context: Me,
  subjectId: Id | null,
  changes: Partial<LayoutPreferences>,
): Promise<LayoutPreferences> {
  const person = requireActingFor(context.viewer, { id: subjectId }, 'edit-boards');
  return changeLayoutPreferences(context.db, person, changes);
}
