import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { mapShownTopics } from '#features/discovery/topics/topic.service.ts';
import type { Topic } from '#features/discovery/topics/topic.ts';
import {
  findSeenBoards,
  listOwnDeletedBoards,
  type ShownBoard,
} from '#features/library/boards/board.service.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import { listSeenSections, type VisibleSection } from '#features/library/sections/section.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { type ActionRow, listActionsOf } from '../business-actions.store.ts';

export interface ShownAction {
  row: ActionRow;
  actor: PersonCardRow | null;
  about: PersonCardRow | null;
  thing: NamedThing | null;
  /** Of several at once: how many, and those that have a name, each once. */
  several: { count: number; things: NamedThing[] } | null;
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
  const things = new Set(shown.flatMap(({ thing_id, thing_ids }) => thing_ids ?? thing_id ?? []));
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
    several: row.thing_ids && severalOf(row.thing_ids, thingOf),
  }));
  return { items, next: last ? [last.id] : null };
}

function severalOf(ids: readonly Id[], thingOf: ReadonlyMap<Id, NamedThing>) {
  const named = ids.flatMap((id) => thingOf.get(id) ?? []);
  // Topics that were merged since are one.
  const things = [...new Map(named.map((thing) => [thing.row.id, thing])).values()];
  return { count: ids.length, things };
}

export type NamedThing =
  | { kind: 'pin'; row: ShownPin['row'] }
  | { kind: 'board'; row: ShownBoard['row'] }
  | { kind: 'section'; row: VisibleSection['row']; board: ShownBoard['row'] }
  | { kind: 'person'; row: PersonCardRow }
  | { kind: 'topic'; row: Topic };

/**
 * By id, as they are now: what the business no longer sees has no name. Its own boards keep theirs until they are
 * deleted for good.
 */
async function mapNamedThings(context: Reading, ids: readonly Id[]): Promise<ReadonlyMap<Id, NamedThing>> {
  const [pins, boards, deleted, sections, people, topics] = await Promise.all([
    listVisiblePins(context, ids),
    findSeenBoards(context, ids),
    listOwnDeletedBoards(context, ids),
    listSeenSections(context, ids),
    findVisiblePeople(context, ids),
    mapShownTopics(context, ids),
  ]);
  const things: NamedThing[] = [
    ...pins.map(({ row }) => ({ kind: 'pin' as const, row })),
    ...[...boards, ...deleted].map((row) => ({ kind: 'board' as const, row })),
    ...sections.map((section) => ({ kind: 'section' as const, ...section })),
    ...[...people.values()].map((row) => ({ kind: 'person' as const, row })),
  ];
  const ofTopics = [...topics].map(([id, row]) => [id, { kind: 'topic' as const, row }] as const);
  return new Map<Id, NamedThing>([...things.map((thing) => [thing.row.id, thing] as const), ...ofTopics]);
}
