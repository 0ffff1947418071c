import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { mapPeople, mapRelations, type Relation } from './person.store.ts';
import { presentPersonCard } from './person.view.ts';
import { maySeePerson } from './person-access.ts';
import type { PersonCard } from './person-answer.ts';

/** How the viewer stands to each of these people, by id; nobody stands in any relation to a visitor. */
export async function relationsOf(context: Context, ids: readonly Id[]): Promise<Map<Id, Relation>> {
  return context.viewer.id ? mapRelations(context.db, context.viewer.id, ids) : new Map();
}

/** The cards of these people, by id; those that the viewer may not see are missing. */
export async function findVisiblePeople(context: Context, ids: readonly Id[]): Promise<Map<Id, PersonCard>> {
  const { db, viewer, config } = context;
  const [people, relations] = await Promise.all([mapPeople(db, ids), relationsOf(context, ids)]);
  const visible = [...people.values()].filter((row) => maySeePerson(viewer, row, relations.get(row.id)));
  return new Map(visible.map((row) => [row.id, presentPersonCard(row, config.origin)]));
}
