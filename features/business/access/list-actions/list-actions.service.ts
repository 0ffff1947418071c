import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { type ActionRow, listActionsOf } from '../business-actions.store.ts';
import { mapNamedThings, type NamedThing } from './named-things.service.ts';

export interface ShownAction {
  row: ActionRow;
  actor: PersonCardRow | null;
  about: PersonCardRow | null;
  thing: NamedThing | null;
}

/** Newest first; what is gone has no name. */
export async function listActions(
  context: ContextFor<'person'>,
  { after, pageSize }: { after: Id | null; pageSize: number },
): Promise<Page<ShownAction>> {
  const { id } = requireActingFor(context.viewer, {}, 'manage-people');
  const found = await listActionsOf(context.db, id, { after, limit: pageSize + 1 });
  const { shown, last } = cutPage(found, pageSize);
  const named = shown.flatMap(({ actor_id, about_user_id }) => [actor_id ?? [], about_user_id ?? []].flat());
  const things = new Set(shown.flatMap(({ thing_id }) => thing_id ?? []));
  const [seen, thingOf] = await Promise.all([
    findVisiblePeople(context, [...new Set(named)]),
    mapNamedThings(context, [...things]),
  ]);
  const nameOf = (one: Id | null) => (one && seen.get(one)) || null;
  const items = shown.map((row) => ({
    row,
    actor: nameOf(row.actor_id),
    about: nameOf(row.about_user_id),
    thing: (row.thing_id && thingOf.get(row.thing_id)) || null,
  }));
  return { items, next: last ? [last.id] : null };
}
