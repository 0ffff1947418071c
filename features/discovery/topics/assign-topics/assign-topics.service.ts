import { noteTopicsOfBoards } from '#features/library/boards/topics-key.service.ts';
import { makeTopicsDue, noteTopicsOfPins } from '#features/library/pins/topics-key.service.ts';
import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { filePins, mapChoices, mapParents } from '../filing.store.ts';
import { topicsOfPin } from '../topics-of-pin.ts';
import {
  type BoardText,
  type FiledPicture,
  fileBoards,
  listBoardTexts,
  listDueBoards,
  listDuePins,
  listFiledPictures,
  listPinsOnBoard,
  listPinTexts,
  mapTopicsOfBoards,
  type PinText,
} from './assign-topics.store.ts';

const BATCH = 200;
const PINS_OF_BOARD = 1000;

/** Files boards, then pins, whose text or place has changed. Returns how many. */
export async function assignTopics({ db }: Pick<Platform, 'db'>, signal: AbortSignal): Promise<number> {
  const parents = await mapParents(db);
  let count = 0;
  for (let ids = await listDueBoards(db, BATCH); ids.length > 0; ids = await listDueBoards(db, BATCH)) {
    signal.throwIfAborted();
    for (const board of await listBoardTexts(db, ids)) await assignToBoard(db, board, parents);
    count += ids.length;
  }
  for (let due = await listDuePins(db, BATCH); due.length > 0; due = await listDuePins(db, BATCH)) {
    signal.throwIfAborted();
    // What others file a picture under may now count for the pin that it came from, too.
    const ids = due.flatMap(({ id, origin_pin_id }) => (origin_pin_id ? [id, origin_pin_id] : [id]));
    await assignToPins(db, [...new Set(ids)].sort(), parents);
    count += due.length;
  }
  return count;
}

async function assignToBoard(
  db: Database,
  { id, key, topics }: BoardText,
  parents: ReadonlyMap<Id, Id>,
): Promise<void> {
  const evidence = { text: topics, board: [], others: [], chosen: null };
  const found = [...topicsOfPin(evidence, parents).keys()];
  const before = (await mapTopicsOfBoards(db, [id])).get(id) ?? [];
  const isSame = found.length === before.length && found.every((topic) => before.includes(topic));
  // First, so that a process that dies in between leaves the board due.
  if (!isSame) await makePinsDue(db, id);
  await db.transaction(async (tx) => {
    await noteTopicsOfBoards(tx, [{ id, key }]);
    await fileBoards(tx, [{ id, topics: found }]);
  });
}

async function makePinsDue(db: Database, boardId: Id): Promise<void> {
  let after: Id | null = null;
  do {
    const pins: Id[] = await listPinsOnBoard(db, boardId, { after, limit: PINS_OF_BOARD });
    await makeTopicsDue(db, pins);
    after = pins.length === PINS_OF_BOARD ? (pins.at(-1) ?? null) : null;
  } while (after);
}

async function assignToPins(db: Database, ids: readonly Id[], parents: ReadonlyMap<Id, Id>): Promise<void> {
  const pins = await listPinTexts(db, ids);
  const filed = await listFiledPictures(db, [...new Set(pins.map((pin) => pin.image_signature))]);
  const boards = [...pins.map((pin) => pin.board_id), ...filed.map((one) => one.board_id)];
  const topicsOf = await mapTopicsOfBoards(db, [...new Set(boards.filter((id) => id !== null))]);
  const others = Map.groupBy(filed, (one) => one.signature);
  await db.transaction(async (tx) => {
    // Under the lock of the pins, as their owners may be choosing.
    await noteTopicsOfPins(tx, pins);
    const choices = await mapChoices(
      tx,
      pins.map(({ id }) => id),
    );
    const found = pins.map((pin) => {
      const evidence = {
        text: pin.topics,
        board: (pin.board_id && topicsOf.get(pin.board_id)) || [],
        others: othersThan(pin, others.get(pin.image_signature) ?? [], topicsOf),
        chosen: choices.get(pin.id) ?? null,
      };
      return { id: pin.id, topics: topicsOfPin(evidence, parents) };
    });
    await filePins(tx, found);
  });
}

/** One person counts once, however often they saved the picture. */
function othersThan(
  { pinner_id }: PinText,
  filed: readonly FiledPicture[],
  topicsOf: ReadonlyMap<Id, readonly Id[]>,
): Id[][] {
  const byPerson = Map.groupBy(
    filed.filter((one) => one.pinner_id !== pinner_id),
    (one) => one.pinner_id,
  );
  return [...byPerson.values()].map((boards) =>
    boards.flatMap(({ board_id }) => topicsOf.get(board_id) ?? []),
  );
}
