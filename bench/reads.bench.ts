import { type Contender, type Measured, visits } from './load.ts';
import { type ServerProcess, startBaseline, startProduct } from './processes.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { type Bench, type Row, type Section, share, short } from './section.ts';
import { openWorld } from './world.ts';

const CONNECTIONS = [1, 8, 32];
const ROUNDS = 3;
const SECONDS = 1;

interface Servers {
  fresh: ServerProcess;
  caching: ServerProcess;
  baseline: ServerProcess;
}

/** Lists and pages as visitors ask for them, beside servers that do the least. */
export async function run({ postgresUrl, load }: Bench): Promise<Section> {
  const world = await openWorld(postgresUrl, 1000);
  const servers: Servers = {
    fresh: await startProduct({ DATABASE_URL: world.url }),
    caching: await startProduct({ DATABASE_URL: world.url, PAGE_CACHE_SECONDS: '60' }),
    baseline: await startBaseline(world.url),
  };
  try {
    const tables: Row[][] = [];
    for (const scene of scenesOf(world)) {
      const contenders = await contendersOf(scene, servers);
      await load.compare(contenders, { connections: 8, rounds: 1, seconds: 1.5 });
      const runs = new Map<number, Map<string, Measured>>();
      for (const connections of CONNECTIONS) {
        runs.set(
          connections,
          await load.compare(contenders, { connections, rounds: ROUNDS, seconds: SECONDS }),
        );
      }
      tables.push(contenders.map(({ name }) => rowOf(scene, name, runs)));
    }
    return { title: TITLE, words: WORDS, tables };
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

const JSON_ROW = 'JSON, made';
const CACHED_JSON_ROW = 'JSON, kept';
const ROWS_ROW = 'one query, its rows as JSON';
const QUERY_ROW = 'one query that builds the JSON';
const MEMORY_ROW = 'the same JSON from memory';
const PAGE_ROW = 'page, rendered';
const CACHED_ROW = 'page, kept';
const PAGE_MEMORY_ROW = 'the same page from memory';

async function contendersOf(scene: Scene, { fresh, caching, baseline }: Servers): Promise<Contender[]> {
  const json = await keep(baseline, `${scene.name}-json`, `${fresh.origin}${scene.json[0]?.path}`);
  const page = await keep(baseline, `${scene.name}-page`, `${fresh.origin}${scene.html[0]?.path}`);
  return [
    { name: JSON_ROW, origin: fresh.origin, requests: scene.json },
    { name: CACHED_JSON_ROW, origin: caching.origin, requests: scene.json },
    { name: ROWS_ROW, origin: baseline.origin, requests: scene.rows },
    { name: QUERY_ROW, origin: baseline.origin, requests: scene.query },
    { name: MEMORY_ROW, origin: baseline.origin, requests: visits([json]) },
    { name: PAGE_ROW, origin: fresh.origin, requests: scene.html },
    { name: CACHED_ROW, origin: caching.origin, requests: scene.html },
    { name: PAGE_MEMORY_ROW, origin: baseline.origin, requests: visits([page]) },
  ];
}

/** Has the bare server answer what the product answers, byte for byte. */
async function keep(baseline: ServerProcess, name: string, url: string): Promise<string> {
  const answer = await fetch(url);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const type = answer.headers.get('content-type');
  await fetch(`${baseline.origin}/memory/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type, body }),
  });
  return `/memory/${name}`;
}

function rowOf(scene: Scene, name: string, runs: Map<number, Map<string, Measured>>): Row {
  const row: Row = { [scene.title]: name };
  for (const connections of CONNECTIONS) {
    const measured = runs.get(connections)?.get(name);
    if (!measured) continue;
    row[`${connections}: a second`] = short(measured.perSecond);
    row['p50 ms'.padEnd(6 + CONNECTIONS.indexOf(connections))] = short(measured.p50);
    row['p99 ms'.padEnd(6 + CONNECTIONS.indexOf(connections))] = short(measured.p99);
  }
  const atEight = (other: string) => runs.get(8)?.get(other)?.perSecond ?? Number.NaN;
  const beside = BESIDE[name];
  row['of its baseline at 8'] = beside ? share(atEight(name), Math.max(...beside.map(atEight))) : '';
  return row;
}

const BESIDE: Record<string, string[]> = {
  [JSON_ROW]: [ROWS_ROW, QUERY_ROW],
  [CACHED_JSON_ROW]: [ROWS_ROW, QUERY_ROW],
  [PAGE_ROW]: [ROWS_ROW, QUERY_ROW],
  [CACHED_ROW]: [PAGE_MEMORY_ROW],
};

export const TITLE = 'Reading';

const WORDS = `1, 8 and 32 are connections that ask as fast as they are answered, signed out, as a browser that has not
been here before. What is made or rendered has the cache for visitors off; what is kept has it on, as it is for all visitors
for five seconds, or until something is written. The JSON stands beside the faster of two ideal statements on the same
PostgreSQL behind a bare Fastify: one whose rows go out as they are (less than half of the bytes), one that builds the whole
answer itself. A rendered page stands beside these statements, too; a kept one beside the same page from memory.

What costs the difference, for JSON that is made: two statements for a list where the ideal has one (the person first, as
an id leads to where rows live; then the list, with the boards that live beside their pins), at about a tenth of a
millisecond each, and one for a pin; the six picture addresses and sizes of every pin; request ids, security headers,
rate limits and metrics, which the bare server has none of. The answers of boards and pins are 80 KB, the rows that they
are made of less than half of it: how much of the rows' speed is left is bounded by writing twice as much. A page of boards
or pins asks two statements, of a pin three, as the calls of a page read a person or a pin once. Of the time of a pin's page
a third is React, a quarter asking the database, a tenth collecting garbage, the rest the router, HTTP, hashing what may
run, and sending.`;
