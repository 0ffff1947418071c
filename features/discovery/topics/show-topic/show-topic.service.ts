import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import { oncePerPicture } from '#features/library/pins/once-per-picture.ts';
import type { ShownPin } from '#features/library/pins/pin.service.ts';
import { listRanked, rankedFor } from '#features/library/pins/ranked-pins.service.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type FeedName, listPinsOfAll, listRankedPins } from '../ranking.store.ts';
import { requireTopic, type ShownTopic, showTopics } from '../topic.service.ts';
import { listTopicsByIds } from '../topic.store.ts';
import {
  listBoardsOfPeople,
  listBoardsOfTopic,
  listTopicsBeside,
  listTopicsNear,
} from './show-topic.store.ts';

const MOST_PINS = 1000;
const MOST_BOARDS = 1000;
const MOST_PEOPLE = 24;
/** Boards that are looked at again, as their owners may have hidden some meanwhile. */
const MOST_OF_PERSON = 3;
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

/** Popular pins or all pins, whatever they are about, each picture once. */
export function listPinsOfFeed(context: Context, feed: FeedName, asked: Asked): Promise<Page<ShownPin>> {
  const rank = async () =>
    oncePerPicture(await listPinsOfAll(context.db, feed, MOST_PINS)).map((pin) => pin.id);
  return listRanked(context, `feed ${feed}`, rank, asked);
}

/** Public boards, last saved to first. */
export async function showBoardsOfTopic(
  context: Context,
  name: string,
  { after, pageSize }: Asked,
): Promise<Page<ShownBoard>> {
  const { id } = await requireTopic(context, name);
  const rank = () => listBoardsOfTopic(context.db, id, MOST_BOARDS);
  const ids = await rankedFor(context, `boards of topic ${id}`, rank);
  const start = after ? Number(after[0]) : 0;
  const end = start + pageSize;
  return {
    items: await listVisibleBoards(context, ids.slice(start, end)),
    next: end < ids.length ? [String(end)] : null,
  };
}

/** Owners of boards about the topic. */
export async function showPeopleOfTopic(context: Context, name: string): Promise<PersonCardRow[]> {
  const { id } = await requireTopic(context, name);
  const most = { people: MOST_PEOPLE, boards: MOST_OF_PERSON };
  const rank = () => listBoardsOfPeople(context.db, id, most);
  const ranked = await rankedFor(context, `people of topic ${id}`, rank);
  const boards = await listVisibleBoards(context, ranked);
  const open = boards.filter(({ row }) => row.privacy === 'public');
  const ids = [...new Set(open.map(({ row }) => row.owner_id))];
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
  return showTopics(context, await listTopicsByIds(context.db, ids, context.locale));
}
