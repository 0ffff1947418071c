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
import type { Reading } from '#platform/resource/context.ts';

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
export async function mapNamedThings(
  context: Reading,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, NamedThing>> {
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
