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
      { args: ['--empty'], countsStatements: true },
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
      const costs = await costsOf(scene, members, servers.counting);
      for (const row of rows.slice(-contenders.length)) Object.assign(row, costs[row.as ?? ''] ?? NO_COSTS);
    }
    return { title: TITLE, words: WORDS, tables: [rows] };
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

const JSON_ROW = 'JSON';
const PAGE_ROW = 'page';
const QUERY_ROW = 'one query';
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
  const [page] = all(scene.page);
  const path = `/memory/${encodeURIComponent(scene.title)}`;
  const answer = await fetch(`${product.origin}${page?.path}`, { headers: page?.headers ?? {} });
  if (!answer.ok) throw new Error(`${page?.path} answers ${answer.status}`);
  await fetch(`${baseline.origin}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: answer.headers.get('content-type'), body: await answer.text() }),
  });
  return [
    { name: JSON_ROW, origin: product.origin, requests: all(scene.json) },
    { name: PAGE_ROW, origin: product.origin, requests: all(scene.page) },
    { name: QUERY_ROW, origin: baseline.origin, requests: all(scene.rows) },
    { name: MEMORY_ROW, origin: baseline.origin, requests: all(() => path) },
  ];
}

/** Statements and size of one answer, the process being warm. */
async function costsOf(
  scene: MemberScene,
  [member]: readonly SignedIn[],
  { origin, statements }: ServerProcess,
) {
  const costs: Record<string, Record<string, string>> = {};
  if (!member) return costs;
  for (const [name, pathOf] of [
    [JSON_ROW, scene.json],
    [PAGE_ROW, scene.page],
  ] as const) {
    const counts: number[] = [];
    let bytes = 0;
    for (let round = 0; round < 4; round += 1) {
      const before = await statements();
      const headers = { cookie: member.headers.cookie ?? '', 'accept-encoding': 'identity' };
      bytes = (await (await fetch(`${origin}${pathOf(member, 0)}`, { headers })).arrayBuffer()).byteLength;
      counts.push((await statements()) - before);
    }
    costs[name] = { statements: String(Math.min(...counts)), KB: short(bytes / 1024) };
  }
  return costs;
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
  return row;
}

const WORDS = `${MEMBERS} members of a world of ${PEOPLE.toLocaleString('en')} people and ${(PEOPLE * PINS_EACH).toLocaleString('en')} pins ask by
turns, on a server as \`npm start\` runs it. Each follows some twenty-seven people, has news of them, and has written with the
seven others. The one query is prepared, behind a bare Fastify, and answers the rows that such an answer is made of; the
page from memory is the same page, sent by that Fastify again and again. Statements are all that go to the database for
one answer, finding out who asks included.`;
