import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './load.ts';
import { type ServerProcess, startProduct } from './processes.ts';
import { scenesOf } from './scenes.ts';
import { type Bench, type Section, short } from './section.ts';
import { openWorld } from './world.ts';

const STARTS = 5;

export const TITLE = 'Starting and memory';

/** How long a start takes, and what the process holds before and after load. */
export async function run(bench: Bench): Promise<Section> {
  const starts = await warmStarts(join(bench.folder, 'start'));
  const { idle, loaded, rested } = await memory(bench);
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
too; PostgreSQL is beside it. The load is 32 connections for 24 seconds.`;
