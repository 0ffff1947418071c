import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mergeBoardsJob, moveNextBatch } from '#features/library/boards/merge-boards/merge-boards.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { openEvents } from '#platform/events/events.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { killWorkers } from '#testing/killed-workers.ts';
import { manyPins } from '#testing/many-pins.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { median } from './load.ts';
import { startProduct } from './processes.ts';
import { type Bench, type Row, type Section, short } from './section.ts';
import { type SignedIn, signUp } from './sign-up.ts';
import { openWorld } from './world.ts';

const PINS = 10_000;
const ROUNDS = 5;
const KILLS = 24;

export const TITLE = 'Merging boards';

/** How long a merge takes beside the bare SQL that moves the same rows, and what is left when its workers are killed. */
export async function run({ postgresUrl }: Bench): Promise<Section> {
  const { url } = await openWorld(postgresUrl, 1000, { name: 'merges' });
  const product = await startProduct({ DATABASE_URL: url, TRUST_PROXY: '1', WORKER: 'separate' });
  const db = openDatabase(url, { max: 4 });
  try {
    const person = await signUp(product.origin, `merger${Date.now().toString(36)}`);
    const merges: Merges = { db, origin: product.origin, person };
    const killed = await measureKills(merges, url);
    const timed = await measureTime(merges, url);
    return { title: TITLE, words: WORDS, tables: [timed, [killed]] };
  } finally {
    await db.close();
    await product.stop();
  }
}

interface Merges {
  db: Database;
  origin: string;
  person: SignedIn;
}

async function measureTime(merges: Merges, url: string): Promise<Row[]> {
  const { db } = merges;
  const jobs = await openJobs({
    database: db,
    log: createLog('silent'),
    jobs: [mergeBoardsJob],
    runsWorkers: false,
  });
  const single = openDatabase(url, { max: 1 });
  const platform = { db: single, clock: systemClock, jobs, events: openEvents(jobs, []) };
  const times = { merge: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [source, target, last] = [await newBoard(merges), await newBoard(merges), await newBoard(merges)];
    await manyPins(db, { pinnerId: merges.person.id, boardId: source, count: PINS });
    await db.rows('vacuum (analyze) board_pins, pins, boards');
    const actionId = await beginMerge(merges, source, target);
    const merge = await timeOf(async () => {
      while (await moveNextBatch(platform, actionId, async () => {}));
    });
    await db.rows('vacuum (analyze) board_pins, pins, boards');
    const bare = await timeOf(() => moveBare(single, target, last));
    // The first round warms up.
    if (round === 0) continue;
    times.merge.push(merge);
    times.bare.push(bare);
  }
  await single.close();
  await jobs.stop(1);
  const [merge, bare] = [median(times.merge), median(times.bare)];
  return [row('one bare update of each table', bare, bare), row('the merge, in batches of 500', merge, bare)];
}

function row(name: string, ms: number, bare: number): Row {
  const perSecond = short((PINS / ms) * 1000);
  return {
    [`${PINS.toLocaleString('en')} pins`]: name,
    ms: short(ms),
    'pins a second': perSecond,
    times: short(ms / bare),
  };
}

/** The same rows with nothing beside them: the places, the pins, the two counts. */
async function moveBare(db: Database, from: Id, to: Id): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.write(
      'update pins set board_id = $2, updated_at = now() where id in (select pin_id from board_pins where board_id = $1)',
      [from, to],
    );
    await tx.write('update board_pins set board_id = $2 where board_id = $1', [from, to]);
    await tx.write('update boards set pin_count = case id when $1 then 0 else $3 end where id in ($1, $2)', [
      from,
      to,
      PINS,
    ]);
  });
}

interface Torture {
  source: Id;
  target: Id;
  actionId: Id | null;
  /** Merges that were begun. */
  begun: number;
  /** Kills that came when some pins were moved and some not. */
  midway: number;
}

async function measureKills(merges: Merges, url: string): Promise<Row> {
  const { db } = merges;
  const log = createLog('silent');
  const jobs = await openJobs({ database: db, log, jobs: [mergeBoardsJob], runsWorkers: false });
  const [source, target] = [await newBoard(merges), await newBoard(merges)];
  const torture: Torture = { source, target, actionId: null, begun: 0, midway: 0 };
  await manyPins(db, { pinnerId: merges.person.id, boardId: source, count: PINS });
  const worker = fileURLToPath(import.meta.resolve('#testing/merge-worker.ts'));
  await killWorkers({
    ...{ db, jobs, kills: KILLS, progress: () => progressOf(merges, torture) },
    startWorker: () => spawn(process.execPath, [worker, url], { stdio: ['ignore', 'pipe', 'inherit'] }),
    begin: () => beginNext(merges, torture),
    check: () => checkPins(merges, torture),
  });
  await jobs.stop(1);
  return {
    'workers killed': String(KILLS),
    'half-way through a merge': String(torture.midway),
    'merges of 10,000 pins that ended': String(torture.begun),
    'pins lost or doubled': '0',
    'wrong counts': '0',
  };
}

async function progressOf({ db }: Merges, { actionId }: Torture): Promise<number> {
  const statement = 'select progress from blocking_actions where id = $1';
  const [found] = await db.rows<{ progress: number }>(statement, [actionId]);
  return found?.progress ?? 1;
}

async function beginNext(merges: Merges, torture: Torture): Promise<void> {
  if (torture.begun > 0) {
    torture.source = torture.target;
    torture.target = await newBoard(merges);
  }
  torture.actionId = await beginMerge(merges, torture.source, torture.target);
  torture.begun += 1;
}

async function checkPins(merges: Merges, torture: Torture): Promise<void> {
  const { db, person } = merges;
  const { source, target } = torture;
  const at = await progressOf(merges, torture);
  if (at > 0 && at < 1) torture.midway += 1;
  const [places] = await db.rows<{ all: number; pins: number }>(
    `select count(*)::int as all, count(distinct pin_id)::int as pins from board_pins
     where board_id in ($1, $2)`,
    [source, target],
  );
  const ours: string[] = [source, target, person.id];
  const wrong = await wrongCounts(db);
  const isWrong = places?.all !== PINS || places.pins !== PINS || wrong.some(({ id }) => ours.includes(id));
  if (isWrong) throw new Error(`after a kill: ${JSON.stringify({ places, wrong })}`);
}

async function newBoard({ person }: Merges): Promise<Id> {
  boards += 1;
  return (await person.call('BoardResource.create', { name: `Board ${boards}` })).id;
}

let boards = 0;

/** Asks for a merge over HTTP; no worker of the product runs. Answers the action that the job goes by. */
async function beginMerge({ db, origin, person }: Merges, source: Id, target: Id): Promise<Id> {
  const answer = await fetch(`${origin}/v3/boards/${source}/merge/${target}/`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`a merge answers ${answer.status}: ${await answer.text()}`);
  const [action] = await db.rows<{ id: string }>(
    'select id from blocking_actions where board_id = $1 and is_origin and finished_at is null',
    [source],
  );
  const id = parseId(action?.id);
  if (!id) throw new Error('no merge has begun');
  return id;
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

const WORDS = `Both move the same pins from one board to another. The bare SQL updates each table once, in one transaction,
and shows nothing until it ends. The merge commits every 500 pins, so that people go on browsing and saving; beside moving
it locks the pins, notes where each stood, so that it can be undone, keeps both boards' counts, sections and covers right in
every batch, and says how far it is. Then workers are killed with SIGKILL at random moments, in the middle of statements as
well as between them; after every kill all pins are looked for and all counts made anew.`;
