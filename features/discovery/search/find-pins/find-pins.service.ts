import { listWithAds, type Promoted } from '#features/ads/delivery/offer-ads.service.ts';
import { arePrivateOpen } from '#features/core/people/person.service.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { findShownTopic } from '#features/discovery/topics/topic.service.ts';
import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { listVisiblePinIds, listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { PageRequest } from '#platform/resource/resource.ts';
import { type FoundPage, type FoundRow, fillPage, NOTHING_FOUND } from '../found-page.ts';
import { slugOfGuide } from '../list-guides/guide.ts';
import { readQuery } from '../read-query/read-query.service.ts';
import {
  wordsOfBoard,
  wordsOfEverybody,
  wordsOfOther,
  wordsOfOwn,
} from '../read-query/vocabularies.service.ts';
import type { Vocabulary } from '../read-query/vocabulary.ts';
import { listColored } from './colored-pins.service.ts';
import {
  listFoundOwnPins,
  listFoundPins,
  listFoundPinsOfBoard,
  listFoundPinsOfOther,
  listPicturesOfPins,
  MOST_RANKED,
  type PinFilter,
} from './find-pins.store.ts';
import { DAYS, type SoughtPins } from './find-pins.ts';

type Asked = PageRequest & { pageSize: number };

/** Best first: everyone's public pins, one for each picture; or all of the viewer's own, of a person or on a board. */
export async function findPins(
  context: Context,
  sought: SoughtPins,
  asked: Asked,
): Promise<FoundPage<ShownPin>> {
  if (sought.tag && sought.scope !== 'my_pins') throw invalid('tag', 'Only your own Pins have your tags.');
  const read = () => readPins(context, sought, asked);
  // Guides and the correction are of the first page, too.
  return asked.after ? read() : readOnce(context, `found pins ${keyOf(sought)} ${asked.pageSize}`, read);
}

/** Only in searches for pins of everyone by words. */
export function findPinsWithAds(
  context: Context,
  sought: SoughtPins,
  asked: Asked,
): Promise<FoundPage<ShownPin & { promoted?: Promoted }>> {
  const { query, scope, board_id, username, colors } = sought;
  const list = () => findPins(context, sought, asked);
  if (!query || scope !== 'pins' || board_id || username || colors) return list();
  return listWithAds(context, { ...asked, placement: 'search', keyLength: 2 }, list);
}

function keyOf({ query, scope, ...sought }: SoughtPins): string {
  const { guide, color, colors, date, board_id, username, tag, auto_correction_disabled: isExact } = sought;
  const filters = [guide, color, colors?.join(), date, board_id, username, tag].map(
    (filter) => filter ?? null,
  );
  return JSON.stringify([query, scope, ...filters, Boolean(isExact)]);
}

async function readPins(context: Context, sought: SoughtPins, asked: Asked): Promise<FoundPage<ShownPin>> {
  const place = await placeOf(context, sought);
  if (!place || (sought.query === '' && !sought.tag && !sought.colors)) return NOTHING_FOUND;
  const isExact = Boolean(sought.auto_correction_disabled);
  const [filter, query] = await Promise.all([
    filterOf(context, sought),
    readQuery(context, { query: sought.query, isExact, hasForms: true }, place.words),
  ]);
  if (sought.colors) {
    const words = async () => {
      const found = await place.list({ query, filter, after: null, limit: MOST_RANKED });
      return listPicturesOfPins(
        context.db,
        found.map(({ id }) => id),
      );
    };
    return listColored(
      context,
      {
        ...{ colors: sought.colors, since: filter.since, found: sought.query ? words : null },
        // Words find what is private for those to whom it is open.
        key: `${sought.query && context.viewer.id} ${keyOf(sought)}`,
      },
      asked,
    );
  }
  return fillPage(asked, {
    query,
    read: (after, limit) => place.list({ query, filter, after, limit }),
    present: (rows) =>
      listVisiblePins(
        context,
        rows.map(({ id }) => id),
      ),
    idOf: ({ row }) => row.id,
  });
}

interface Place {
  list: (wanted: Parameters<typeof listFoundPins>[2]) => Promise<FoundRow[]>;
  words: Vocabulary;
}

/** Null where nothing is open to the viewer. */
async function placeOf(
  context: Context,
  { scope, board_id, username, tag }: SoughtPins,
): Promise<Place | null> {
  const { db, viewer } = context;
  // Whoever came by a mailed link reads no notes and tags.
  const areMarksOpen = viewer.kind === 'person';
  const ownPlace = (id: Id): Place => ({
    list: (wanted) => listFoundOwnPins(db, id, { ...wanted, tag: tag ?? null, areMarksOpen }),
    words: wordsOfOwn(db, { id, areMarksOpen }),
  });
  if (board_id) {
    await requireVisibleBoard(context, { id: board_id });
    return {
      list: (wanted) => listSeenPinsOfBoard(context, board_id, wanted),
      words: wordsOfBoard(context, board_id),
    };
  }
  if (username) {
    const { row, isOwner, areThingsOpen } = await requireVisiblePerson(context, { username });
    if (!areThingsOpen) return null;
    if (isOwner) return ownPlace(row.id);
    return {
      list: (wanted) => listFoundPinsOfOther(db, row.id, wanted),
      words: wordsOfOther(db, row.id),
    };
  }
  if (tag && !areMarksOpen) return null;
  if (scope === 'my_pins' && viewer.id) return ownPlace(viewer.id);
  const looking = { viewerId: viewer.id, arePrivateOpen: arePrivateOpen(context) };
  return {
    list: (wanted) => listFoundPins(db, looking, wanted),
    words: wordsOfEverybody(db, 'pins'),
  };
}

/** Hidden pins neither make a page short nor tell that there are more. */
async function listSeenPinsOfBoard(
  context: Context,
  boardId: Id,
  wanted: Parameters<Place['list']>[0],
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
