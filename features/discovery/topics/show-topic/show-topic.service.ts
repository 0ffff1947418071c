import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import { oncePerPicture } from '#features/library/pins/once-per-picture.ts';
import type { ShownPin } from '#features/library/pins/pin.service.ts';
import { listRanked } from '#features/library/pins/ranked-pins.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { listRankedPins } from '../ranking.store.ts';
import { requireTopic, type ShownTopic, showTopics } from '../topic.service.ts';
import { listTopicsByIds } from '../topic.store.ts';
import {
  listBoardsOfTopic,
  listPeopleOfTopic,
  listTopicsBeside,
  listTopicsNear,
} from './show-topic.store.ts';

const MOST_PINS = 1000;
const MOST_PEOPLE = 24;
const MOST_RELATED_TOPICS = 12;
/** So that there is room for topics of other families. */
const MOST_NEAR = 8;

type Asked = PageRequest & { pageSize: number };

/** Fresh and often saved ones first, each picture once. */
export async function listPinsOfTopic(context: Context, name: string, asked: Asked): Promise<Page<ShownPin>> {
  const { id } = await requireTopic(context, name);
  const rank = async () =>
    oncePerPicture(await listRankedPins(context.db, id, MOST_PINS)).map((pin) => pin.id);
  return listRanked(context, `topic ${id}`, rank, asked);
}

/** Public boards, last saved to first. */
export async function showBoardsOfTopic(
  context: Context,
  name: string,
  { after, pageSize }: Asked,
): Promise<Page<ShownBoard>> {
  const { id } = await requireTopic(context, name);
  const afterId = parseId(after?.[1]);
  const rows = await listBoardsOfTopic(context.db, id, {
    after: after && afterId ? { saved_at: Number(after[0]), id: afterId } : null,
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  const boards = await listVisibleBoards(
    context,
    shown.map((board) => board.id),
  );
  return { items: boards, next: last ? [last.saved_at, last.id] : null };
}

/** Owners of boards about the topic. */
export async function showPeopleOfTopic(context: Context, name: string): Promise<PersonCardRow[]> {
  const { id } = await requireTopic(context, name);
  const ids = await listPeopleOfTopic(context.db, id, MOST_PEOPLE);
  const people = await findVisiblePeople(context, ids);
  return ids.flatMap((personId) => people.get(personId) ?? []);
}

/** Its parent, children and siblings, then topics that its pins have as well. */
export async function showRelatedTopics(context: Context, name: string): Promise<ShownTopic[]> {
  const { id } = await requireTopic(context, name);
  const [beside, near] = await Promise.all([
    listTopicsBeside(context.db, id, MOST_RELATED_TOPICS),
    listTopicsNear(context.db, id, MOST_NEAR),
  ]);
  const ids = [...new Set([...near, ...beside])].slice(0, MOST_RELATED_TOPICS);
  return showTopics(context, await listTopicsByIds(context.db, ids));
}
