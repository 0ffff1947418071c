import { z } from 'zod';
import { noteCountedForTopics } from '#features/core/people/person-flags.service.ts';
import { noteTopicsOfBoards } from '#features/library/boards/topics-key.service.ts';
import { makeManyTopicsDue, noteTopicsOfPins } from '#features/library/pins/topics-key.service.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { countPinsOfTopicsJob } from '../count-pins/count-pins.service.ts';
import { type Families, filePins, isLittleFiled, mapChoices, readFamilies } from '../filing.store.ts';
import { isFiledAnew, topicsOfPin } from '../topics-of-pin.ts';
import {
  type BoardText,
  type Copy,
  type DuePerson,
  type DuePin,
  type FiledPicture,
  fileBoards,
  listBoardTexts,
  listCopies,
  listDueBoards,
  listDuePeople,
  listDuePins,
  listFiledPictures,
  listPinsOnBoard,
  listPinTexts,
  listSharedBoards,
  listSharedPins,
  mapTopicsOfBoards,
  type PinText,
} from './assign-topics.store.ts';

const BATCH = 200;
const MANY_PINS = 1000;
/** Of one picture. */
const COPIES = 200;
/** Then the run ends; the next minute goes on. */
const LONGEST_MS = 10 * 60_000;

/** Files boards, then pins, whose text, place or visibility has changed. Returns how many. */
async function assignTopics(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<number> {
  const end = clock.now().getTime() + LONGEST_MS;
  const isOver = () => {
    signal.throwIfAborted();
    return clock.now().getTime() > end;
  };
  const run = { db, isOver };
  const people = await eachBatch(
    (after) => listDuePeople(db, after, BATCH),
    async (due) => {
      for (const person of due) await makeEvidenceDue(db, person);
    },
    run,
  );
  const boards = await eachBatch(
    (after) => listDueBoards(db, after, BATCH),
    async (due, families) => {
      const texts = await listBoardTexts(
        db,
        due.map(({ id }) => id),
      );
      for (const board of texts) await assignToBoard(db, board, families);
    },
    run,
  );
  const pins = await eachBatch(
    (after) => listDuePins(db, after, BATCH),
    async (due, families) => {
      // What others file a picture under may now count for the pin that it came from, too.
      const ids = due.flatMap(({ id, origin_pin_id }) => (origin_pin_id ? [id, origin_pin_id] : [id]));
      // First, so that a process that dies in between leaves due what they follow from.
      await assignToCopies(db, due, families);
      await assignToPins(db, [...new Set(ids)], families);
    },
    run,
  );
  return people + boards + pins;
}

/** Many changes share one count, which reads everything that is filed. */
const COUNT_AFTER_MS = 10 * 60_000;

/** ms; on a small site the pins of topics are counted at once. */
async function delayOfCount(db: Queryable): Promise<number> {
  return (await isLittleFiled(db)) ? 0 : COUNT_AFTER_MS;
}

/** In the order of ids, and again from the first one until nothing is due. */
async function eachBatch<Due extends { id: Id }>(
  list: (after: Id | null) => Promise<Due[]>,
  file: (due: Due[], families: Families) => Promise<void>,
  { db, isOver }: { db: Database; isOver: () => boolean },
): Promise<number> {
  let count = 0;
  let after: Id | null = null;
  while (!isOver()) {
    const due: Due[] = await list(after);
    if (due.length === 0 && after === null) break;
    // Read each time, as staff may be moving topics.
    if (due.length > 0) await file(due, await readFamilies(db));
    count += due.length;
    after = due.at(-1)?.id ?? null;
  }
  return count;
}

async function assignToBoard(db: Database, board: BoardText, families: Families): Promise<void> {
  const { id, topics } = board;
  const evidence = { text: topics, board: [], others: [], chosen: null };
  const found = [...topicsOfPin(evidence, families).keys()];
  const before = (await mapTopicsOfBoards(db, [id])).get(id) ?? [];
  const isSame = found.length === before.length && found.every((topic) => before.includes(topic));
  // Its pins may have been filed without its topics, while it was due.
  const isChanged = board.before !== null && board.before.split(' ')[0] !== board.key;
  // First, so that a process that dies in between leaves the board due.
  if (!isSame || isChanged) await makePinsDue(db, id, listPinsOnBoard);
  await db.transaction(async (tx) => {
    if ((await noteTopicsOfBoards(tx, [board])).has(id)) await fileBoards(tx, [{ id, topics: found }]);
  });
}

/** Pins of others may be filed by what this person says of the same pictures, or by nobody any more. */
async function makeEvidenceDue(db: Database, { id, is_open }: DuePerson): Promise<void> {
  await makePinsDue(db, id, listSharedPins);
  for (const board of await listSharedBoards(db, id)) await makePinsDue(db, board, listPinsOnBoard);
  await noteCountedForTopics(db, id, is_open);
}

async function makePinsDue(db: Database, of: Id, list: typeof listPinsOnBoard): Promise<void> {
  let after: Id | null = null;
  do {
    const pins: Id[] = await list(db, of, { after, limit: MANY_PINS });
    await makeManyTopicsDue(db, pins);
    after = pins.length === MANY_PINS ? (pins.at(-1) ?? null) : null;
  } while (after);
}

const NONE: ReturnType<typeof topicsOfPin> = new Map();

async function assignToPins(db: Database, ids: readonly Id[], families: Families): Promise<void> {
  const pins = await listPinTexts(db, ids);
  const filed = await listFiledPictures(db, [...new Set(pins.map((pin) => pin.image_signature))]);
  const boards = [...pins.map((pin) => pin.board_id), ...filed.map((one) => one.board_id)];
  const topicsOf = await mapTopicsOfBoards(db, [...new Set(boards.filter((id) => id !== null))]);
  const others = Map.groupBy(filed, (one) => one.signature);
  await db.transaction(async (tx) => {
    // Under the lock of the pins, as their owners may be choosing.
    const written = await noteTopicsOfPins(tx, pins);
    const unchanged = pins.filter(({ id }) => written.has(id));
    const choices = await mapChoices(tx, [...written]);
    const found = unchanged.map((pin) => {
      const evidence = {
        text: pin.topics,
        board: (pin.board_id && topicsOf.get(pin.board_id)) || [],
        others: othersThan(pin, others.get(pin.image_signature) ?? [], topicsOf),
        chosen: choices.get(pin.id) ?? null,
      };
      return { id: pin.id, topics: pin.is_deleted ? NONE : topicsOfPin(evidence, families) };
    });
    await filePins(tx, found);
  });
}

/**
 * The copies of pictures that people file differently by now, of each picture the first ones by id. Others are filed as
 * they are saved, by what many say already.
 */
async function assignToCopies(db: Database, due: readonly DuePin[], families: Families): Promise<void> {
  const shared = due.filter(({ origin_pin_id, repin_count }) => origin_pin_id || repin_count > 0);
  const dueIds = new Set(due.map(({ id }) => id));
  for (const signature of new Set(shared.map((pin) => pin.image_signature))) {
    const copies = await listCopies(db, signature, COPIES);
    const filed = await listFiledPictures(db, [signature]);
    const topicsOf = await mapTopicsOfBoards(db, [...new Set(filed.map((one) => one.board_id))]);
    const isStale = (copy: Copy) => isFiledAnew(copy, othersThan(copy, filed, topicsOf), families);
    const stale = copies.filter((copy) => !dueIds.has(copy.id) && isStale(copy));
    if (stale.length > 0) {
      await assignToPins(
        db,
        stale.map(({ id }) => id),
        families,
      );
    }
  }
}

/** One person counts once, however often they saved the picture. */
function othersThan(
  { pinner_id }: Pick<PinText, 'pinner_id'>,
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

export const assignTopicsJob = defineJob({
  name: 'topics.assign',
  data: z.object({}),
  options: { singletonKey: () => 'topics', expireInSeconds: 1200 },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: async (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>, _, { signal }) => {
    if ((await assignTopics(platform, signal)) === 0) return;
    const { db, clock, jobs } = platform;
    const startAfter = new Date(clock.now().getTime() + (await delayOfCount(db)));
    await jobs.enqueue(db, countPinsOfTopicsJob, {}, { startAfter });
  },
});
