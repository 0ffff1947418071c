import { arePrivateOpen } from '#features/core/people/person.service.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { findShownTopic } from '#features/discovery/topics/topic.service.ts';
import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { listVisiblePinIds, listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type FoundRow, fillPage } from '../found-page.ts';
import { slugOfGuide } from '../list-guides/guide.ts';
import {
  listFoundOwnPins,
  listFoundPins,
  listFoundPinsOfBoard,
  listFoundPinsOfOther,
  MOST_RANKED,
  type PinFilter,
} from './find-pins.store.ts';
import { DAYS, type SoughtPins } from './find-pins.ts';

type Asked = PageRequest & { pageSize: number };

/** Best first: everyone's public pins, one for each picture; or all of the viewer's own, of a person or on a board. */
export async function findPins(context: Context, sought: SoughtPins, asked: Asked): Promise<Page<ShownPin>> {
  if (sought.tag && sought.scope !== 'my_pins') throw invalid('tag', 'Only your own Pins have your tags.');
  const read = () => readPins(context, sought, asked);
  // Guides are of the first page, too.
  return asked.after ? read() : readOnce(context, `found pins ${keyOf(sought)} ${asked.pageSize}`, read);
}

function keyOf({ query, scope, guide, color, date, board_id, username, tag }: SoughtPins): string {
  return JSON.stringify([
    query,
    scope,
    guide ?? null,
    color ?? null,
    date ?? null,
    board_id ?? null,
    username ?? null,
    tag ?? null,
  ]);
}

async function readPins(context: Context, sought: SoughtPins, asked: Asked): Promise<Page<ShownPin>> {
  const list = await listerFor(context, sought);
  if (!list || (sought.query === '' && !sought.tag)) return { items: [], next: null };
  const filter = await filterOf(context, sought);
  return fillPage(asked, {
    read: (after, limit) => list({ query: sought.query, filter, after, limit }),
    present: (rows) =>
      listVisiblePins(
        context,
        rows.map(({ id }) => id),
      ),
  });
}

type Lister = (wanted: Parameters<typeof listFoundPins>[2]) => Promise<FoundRow[]>;

/** Null where nothing is open to the viewer. */
async function listerFor(
  context: Context,
  { scope, board_id, username, tag }: SoughtPins,
): Promise<Lister | null> {
  const { db, viewer } = context;
  // Whoever came by a mailed link reads no notes and tags.
  const areMarksOpen = viewer.kind === 'person';
  if (board_id) {
    await requireVisibleBoard(context, { id: board_id });
    return (wanted) => listSeenPinsOfBoard(context, board_id, wanted);
  }
  if (username) {
    const { row, isOwner, areThingsOpen } = await requireVisiblePerson(context, { username });
    if (!areThingsOpen) return null;
    return (wanted) =>
      isOwner
        ? listFoundOwnPins(db, row.id, { ...wanted, tag: null, areMarksOpen })
        : listFoundPinsOfOther(db, row.id, wanted);
  }
  const { id } = viewer;
  if (tag && !areMarksOpen) return null;
  if (scope === 'my_pins' && id)
    return (wanted) => listFoundOwnPins(db, id, { ...wanted, tag: tag ?? null, areMarksOpen });
  const looking = { viewerId: id, arePrivateOpen: arePrivateOpen(context) };
  return (wanted) => listFoundPins(db, looking, wanted);
}

/** Hidden pins neither make a page short nor tell that there are more. */
async function listSeenPinsOfBoard(
  context: Context,
  boardId: Id,
  wanted: Parameters<typeof listFoundPins>[2],
): Promise<FoundRow[]> {
  const found = await listFoundPinsOfBoard(context.db, boardId, { ...wanted, limit: MOST_RANKED });
  const ids = found.map(({ id }) => id);
  const seen = new Set(await listVisiblePinIds(context, ids));
  return found.filter(({ id }) => seen.has(id)).slice(0, wanted.limit);
}

const DAY_MS = 24 * 60 * 60 * 1000;

async function filterOf(context: Context, { scope, guide, color, date }: SoughtPins): Promise<PinFilter> {
  const topic = guide ? await findShownTopic(context, slugOfGuide(guide)) : undefined;
  const since = date && new Date(context.clock.now().getTime() - DAYS[date] * DAY_MS);
  return { isVideo: scope === 'videos', color: color ?? null, since: since || null, topicId: topic?.id };
}
