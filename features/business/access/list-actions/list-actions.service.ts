import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { type ActionRow, listActionsOf } from '../business-actions.store.ts';

export interface ShownAction {
  row: ActionRow;
  actor: PersonCardRow | null;
  about: PersonCardRow | null;
}

/** Newest first; people who are gone have no name. */
export async function listActions(
  context: ContextFor<'person'>,
  { after, pageSize }: { after: Id | null; pageSize: number },
): Promise<Page<ShownAction>> {
  const { id } = requireActingFor(context.viewer, {}, 'manage-people');
  const found = await listActionsOf(context.db, id, { after, limit: pageSize + 1 });
  const { shown, last } = cutPage(found, pageSize);
  const named = shown.flatMap(({ actor_id, about_user_id }) => [actor_id ?? [], about_user_id ?? []].flat());
  const seen = await findVisiblePeople(context, [...new Set(named)]);
  const nameOf = (one: Id | null) => (one && seen.get(one)) || null;
  const items = shown.map((row) => ({
    row,
    actor: nameOf(row.actor_id),
    about: nameOf(row.about_user_id),
  }));
  return { items, next: last ? [last.id] : null };
}
