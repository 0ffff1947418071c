import { type Contender, type Measured, visitsOf } from './load.ts';
import { signInMembers } from './members.ts';
import { type ServerProcess, startBaseline, startProduct } from './processes.ts';
import { type Bench, type Row, type Section, share, short } from './section.ts';
import type { SignedIn } from './sign-up.ts';
import { type MemberScene, memberScenes } from './signed-in-scenes.ts';
import { openWorld } from './world.ts';

const CONNECTIONS = [1, 8];
const ROUNDS = 3;
const SECONDS = 0.8;
const PEOPLE = 1000;
const PINS_EACH = 1016;
const MEMBERS = 8;
const TURNS = 3;

interface Servers {
  product: ServerProcess;
  counting: ServerProcess;
  baseline: ServerProcess;
}

export const TITLE = 'Signed in';

/** What people who are signed in look at, as JSON and as pages, beside one query that reads the rows of it. */
export async function run({ postgresUrl, load }: Bench): Promise<Section> {
  const world = await openWorld(postgresUrl, PEOPLE * PINS_EACH, { name: 'members', pinsEach: PINS_EACH });
  const settings = { MODE: 'demo', DATABASE_URL: world.url, TRUST_PROXY: '1' };
  const servers: Servers = {
    product: await startProduct(settings, { args: ['--empty'] }),
    counting: await startProduct(
      { ...settings, WORKER: 'separate' },
      { args: ['--empty'], counts: 'statements' },
    ),
    baseline: await startBaseline(world.url),
  };
  try {
    const members = await signInMembers(servers.product.origin, world, MEMBERS);
    const rows: Row[] = [];
    for (const scene of memberScenes(world, members)) {
      const contenders = await contendersOf(scene, members, servers);
      await load.compare(contenders, { connections: 8, rounds: 1, seconds: 1 });
      const runs = new Map<number, Map<string, Measured>>();
      for (const connections of CONNECTIONS)
        runs.set(
          connections,
          await load.compare(contenders, { connections, rounds: ROUNDS, seconds: SECONDS }),
        );
      for (const { name } of contenders) rows.push(rowOf(scene, name, runs));
      const costs = await costsOf(contenders, servers);
      for (const row of rows.slice(-contenders.length)) Object.assign(row, costs[row.as ?? ''] ?? NO_COSTS);
    }
    return { title: TITLE, words: WORDS, tables: [rows] };
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

const JSON_ROW = 'JSON';
const ASKED_ROW = 'JSON as our pages ask';
const PAGE_ROW = 'page';
const QUERY_ROW = 'one query';
const FILLED_ROW = 'one query of the size of the JSON';
const MEMORY_ROW = 'the page from memory';
const NO_COSTS = { statements: '', KB: '' };

async function contendersOf(
  scene: MemberScene,
  members: readonly SignedIn[],
  { product, baseline }: Servers,
): Promise<Contender[]> {
  const turns = Array.from({ length: TURNS }, (_, turn) => turn);
  const all = (pathOf: MemberScene['page']) =>
    members.flatMap((member) =>
      visitsOf(
        { cookie: member.headers.cookie ?? '' },
        turns.map((turn) => pathOf(member, turn)),
      ),
    );
  const ours = (name: string, pathOf: MemberScene['page']) => ({
    ...{ name, origin: product.origin },
    requests: all(pathOf),
  });
  const json = ours(JSON_ROW, scene.json);
  const page = ours(PAGE_ROW, scene.page);
  const query = { name: QUERY_ROW, origin: baseline.origin, requests: all(scene.rows) };
  const filling = await fillingFor(json, query);
  const path = `/memory/${encodeURIComponent(scene.title)}`;
  await keepInMemory(page, `${baseline.origin}${path}`);
  return [
    json,
    ...(scene.asked ? [ours(ASKED_ROW, scene.asked)] : []),
    page,
    query,
    { ...query, name: FILLED_ROW, requests: all((...asked) => `${scene.rows(...asked)}?fill=${filling}`) },
    { name: MEMORY_ROW, origin: baseline.origin, requests: all(() => path) },
  ];
}

/** What the first request of a contender is answered. */
async function answerTo({ name, origin, requests: [first] }: Contender): Promise<Response> {
  const headers = { ...first?.headers, 'accept-encoding': 'identity' };
  const answer = await fetch(`${origin}${first?.path}`, { headers });
  if (!answer.ok) throw new Error(`${name} at ${first?.path} answers ${answer.status}`);
  return answer;
}

async function bytesOf(contender: Contender): Promise<number> {
  return (await (await answerTo(contender)).arrayBuffer()).byteLength;
}

/** So many characters more in each row make the answer of the query as large as the JSON. */
async function fillingFor(json: Contender, query: Contender): Promise<number> {
  const { resource_response } = (await (await answerTo(query)).json()) as {
    resource_response: { data: unknown[] };
  };
  const missing = (await bytesOf(json)) - (await bytesOf(query));
  const nameOfColumn = ',"filling":""'.length;
  return Math.max(1, Math.round(missing / resource_response.data.length) - nameOfColumn);
}

async function keepInMemory(page: Contender, address: string): Promise<void> {
  const answer = await answerTo(page);
  await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: answer.headers.get('content-type'), body: await answer.text() }),
  });
}

/** Statements of one answer, the process being warm, and the size of each contender's first. */
async function costsOf(contenders: readonly Contender[], { product, counting }: Servers) {
  const costs: Record<string, Record<string, string>> = {};
  for (const contender of contenders) {
    const KB = short((await bytesOf(contender)) / 1024);
    const isOurs = contender.origin === product.origin;
    const statements = isOurs ? await statementsOf({ ...contender, origin: counting.origin }, counting) : '';
    costs[contender.name] = { statements, KB };
  }
  return costs;
}

async function statementsOf(contender: Contender, { counted }: ServerProcess): Promise<string> {
  const counts: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = await counted();
    await bytesOf(contender);
    counts.push((await counted()) - before);
  }
  return String(Math.min(...counts));
}

function rowOf({ title }: MemberScene, name: string, runs: Map<number, Map<string, Measured>>): Row {
  const row: Row = { 'signed in': title, as: name };
  for (const connections of CONNECTIONS) {
    const measured = runs.get(connections)?.get(name);
    if (!measured) continue;
    row[`${connections}: a second`] = short(measured.perSecond);
    row['p50 ms'.padEnd(6 + CONNECTIONS.indexOf(connections))] = short(measured.p50);
  }
  const atEight = (other: string) => runs.get(8)?.get(other)?.perSecond ?? Number.NaN;
  row['of the query at 8'] = share(atEight(name), atEight(QUERY_ROW));
  row['of the one of its size'] = name === JSON_ROW ? share(atEight(name), atEight(FILLED_ROW)) : '';
  return row;
}

const WORDS = `${MEMBERS} members of a world of ${PEOPLE.toLocaleString('en')} people and ${(PEOPLE * PINS_EACH).toLocaleString('en')} pins
take turns, on a server started as \`npm start\` starts it. Each follows about twenty-seven people, has news of them, and has
written to the seven others. The query is one prepared statement behind a bare Fastify that sends the rows an answer is made
from. An answer says the same in more words than its rows (addresses of pictures in several sizes, names of fields), so the
query is measured a second time with rows filled up to the size of the JSON. Our own pages ask for less: a set of fields
that is smaller than the rows. The page from memory is the same page, sent by that Fastify every time. Statements are all that reach
the database for one answer, finding out who asks included.`;
