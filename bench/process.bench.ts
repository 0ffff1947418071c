import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { isWorldUnfinished } from '../sample/world.store.ts';
import { median } from './load.ts';
import { type ServerProcess, startProduct } from './processes.ts';
import { scenesOf } from './scenes.ts';
import { type Bench, type Section, short } from './section.ts';
import { openWorld } from './world.ts';

const STARTS = 5;
const LONGEST_MAKING_MS = 20 * 60_000;

export const TITLE = 'Starting and memory';

/** How long a start takes, and what the process holds before and after load. */
export async function run(bench: Bench): Promise<Section> {
  const starts = await warmStarts(join(bench.folder, 'start'));
  const { idle, loaded, rested } = await memory(bench);
  const trying = await triedMemory(join(bench.folder, 'try'));
  const start = (name: string, ms: number) => ({ start: name, took: `${short(ms)} ms` });
  const held = (name: string, megabytes: number) => ({
    'the Node process': name,
    resident: `${short(megabytes)} MB`,
  });
  return {
    title: TITLE,
    words: WORDS,
    tables: [
      [start('warm, median', median(starts)), start('warm, slowest', Math.max(...starts))],
      [
        held('idle, five seconds after the start', idle),
        held('under load, the most seen', loaded),
        held('ten seconds after the load', rested),
      ],
      [
        held('first `npm start`, a minute after the last picture of the sample world', trying.first),
        held('second `npm start`, after a minute', trying.second),
      ],
    ],
  };
}

/** With the embedded database, which the very first start makes. */
async function warmStarts(dataDir: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= STARTS; round += 1) {
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '' });
    const begin = performance.now();
    const answer = await fetch(server.origin);
    await answer.text();
    if (!answer.ok) throw new Error(`the first page answers ${answer.status}`);
    if (round > 0) times.push(server.startedIn + performance.now() - begin);
    await server.stop();
  }
  return times;
}

async function memory({ postgresUrl, load }: Bench) {
  const world = await openWorld(postgresUrl, 1000);
  const server = await startProduct({ DATABASE_URL: world.url });
  try {
    await fetch(server.origin);
    await wait(5000);
    const idle = server.memory();
    const loaded = await mostUnder(load, server, world);
    await wait(10_000);
    return { idle, loaded, rested: server.memory() };
  } finally {
    await server.stop();
  }
}

/** As `npm start` runs without any setting, on a folder of its own. */
async function triedMemory(dataDir: string): Promise<{ first: number; second: number }> {
  await rm(dataDir, { recursive: true, force: true });
  const held = [];
  for (const _ of ['first', 'second']) {
    const server = await startProduct({ MODE: '', DATA_DIR: dataDir, DATABASE_URL: '' });
    try {
      await sampleWorld(dataDir);
      await wait(60_000);
      held.push(server.memory());
    } finally {
      await server.stop();
    }
  }
  const [first = 0, second = 0] = held;
  return { first, second };
}

/** Waits for the last picture of the sample world. */
async function sampleWorld(dataDir: string): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
  const db = openDatabase(url, { max: 1 });
  const begin = performance.now();
  while (await isWorldUnfinished(db)) {
    if (performance.now() - begin > LONGEST_MAKING_MS) throw new Error('The sample world is not done');
    await wait(1000);
  }
  await db.close();
}

async function mostUnder(
  load: Bench['load'],
  server: ServerProcess,
  world: Parameters<typeof scenesOf>[0],
): Promise<number> {
  let most = 0;
  for (const { name, json, html } of scenesOf(world)) {
    for (const requests of [json, html]) {
      const contender = { name, origin: server.origin, requests };
      await load.compare([contender], { connections: 32, rounds: 2, seconds: 2 });
      most = Math.max(most, server.memory());
    }
  }
  return most;
}

const WORDS = `A start is from the first instruction to the first page, with the embedded PostgreSQL started on the way and
its data there already. Memory is what the operating system counts as resident for the web process that runs the jobs
too; PostgreSQL is beside it. The load is 32 connections for 24 seconds. The last two start as a clone without any setting
does and are asked nothing; the sample world is made by a process that has ended by then.`;
