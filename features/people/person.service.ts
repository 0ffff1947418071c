import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { mapRelations, type Relation } from './person.store.ts';

/** How the viewer stands to each of these people, by id; nobody stands in any relation to a visitor. */
export async function relationsOf(context: Context, ids: readonly Id[]): Promise<Map<Id, Relation>> {
  return context.viewer.id ? mapRelations(context.db, context.viewer.id, ids) : new Map();
}
