import { openDatabase } from '#platform/database/database.ts';
import { spreadTables } from '#platform/database/spread.ts';
import { createShared, listNodes, onEach } from '#testing/cluster.ts';
import { type Contender, type Measured, visitsOf } from './load.ts';
import { signInMembers } from './members.ts';
import { type ServerProcess, startProduct } from './processes.ts';
import { callPath } from './scenes.ts';
import { type Bench, type Row, type Section, share, short } from './section.ts';
import { nameOfWorld, openWorld, type World } from './world.ts';

const PINS = 20_000;
const MEMBERS = 4;
const ROUNDS = 1;
const SECONDS = 5;
const CARDS = [5, 25, 100];

export const TITLE = 'On a cluster';

/** One of two servers of the same world, and the cookies of those who look at it. */
interface Side {
  name: string;
  server: ServerProcess;
  world: World;
  cookies: string[];
}

/** The address of a page for the member of this number. */
type PathOf = (world: World, member: number, cards: number) => string;

const SCENES: Record<string, PathOf> = {
  Home: (_world, _member, page_size) => callPath('UserHomefeed', { page_size }),
  'Boards of a person': ({ usernames }, member, page_size) =>
    callPath('Boards', { username: usernames[member], page_size }),
  'Pins of a person': ({ usernames }, member, page_size) =>
    callPath('UserPins', { username: usernames[member], page_size }),
  'Pins of a board': ({ boards }, member, page_size) =>
    callPath('BoardFeed', { board_id: boards[member]?.id, page_size }),
  'A pin': ({ pinIds }, member) => callPath('Pin', { id: pinIds[member] }),
};

/** The same world in one database and spread over a cluster, and how many shards its pages ask. */
export async function run({ load }: Bench): Promise<Section> {
  const { CLUSTER_URL } = process.env;
  if (!CLUSTER_URL) throw new Error('CLUSTER_URL names the coordinator of a cluster.');
  const one = await openSide('one database', await openWorld(CLUSTER_URL, PINS, { name: 'one' }));
  const spread = await openSide('three nodes', await openSpreadWorld(CLUSTER_URL));
  try {
    const shards = await countShards(spread);
    const speed: Row[] = [];
    for (const [scene, pathOf] of Object.entries(SCENES)) {
      const contenders = [one, spread].map((side) => contenderOf(side, pathOf));
      await load.compare(contenders, { connections: 1, rounds: 1, seconds: SECONDS });
      const measured = await load.compare(contenders, { connections: 1, rounds: ROUNDS, seconds: SECONDS });
      speed.push(...[one, spread].map(({ name }) => speedOf(scene, name, measured)));
    }
    return { title: TITLE, words: WORDS, tables: [speed, shards] };
  } finally {
    await Promise.all([one, spread].map(({ server }) => server.stop()));
  }
}

/** Distributed when it is filled. */
async function openSpreadWorld(clusterUrl: string): Promise<World> {
  const name = nameOfWorld('spread', PINS);
  const { rowCount } = await onEach([clusterUrl], `select from pg_database where datname = '${name}'`);
  if (rowCount === 0) await createShared(await listNodes(clusterUrl), name);
  const world = await openWorld(clusterUrl, PINS, { name: 'spread' });
  const db = openDatabase(world.url, { max: 1 });
  await spreadTables(db);
  await db.close();
  return world;
}

const SETTINGS = { MODE: 'demo', TRUST_PROXY: '1', WORKER: 'separate' };

async function openSide(name: string, world: World): Promise<Side> {
  const server = await startProduct({ ...SETTINGS, DATABASE_URL: world.url }, { args: ['--empty'] });
  const members = await signInMembers(server.origin, world, MEMBERS);
  return { name, server, world, cookies: members.map(({ headers }) => headers.cookie ?? '') };
}

function contenderOf({ name, server, world, cookies }: Side, pathOf: PathOf): Contender {
  const requests = cookies.flatMap((cookie, member) => visitsOf({ cookie }, [pathOf(world, member, 25)]));
  return { name, origin: server.origin, requests };
}

function speedOf(scene: string, name: string, measured: Map<string, Measured>): Row {
  const perSecond = (other: string) => measured.get(other)?.perSecond ?? Number.NaN;
  return {
    '25 cards as JSON': scene,
    in: name,
    'a second': short(perSecond(name)),
    'p50 ms': short(measured.get(name)?.p50 ?? Number.NaN),
    'of one': share(perSecond(name), perSecond('one database')),
  };
}

/** Of one answer, the process being warm, for lists of several lengths. */
async function countShards({ world, cookies: [cookie = ''] }: Side): Promise<Row[]> {
  await onEach(
    [world.url],
    `alter database ${new URL(world.url).pathname.slice(1)} set citus.log_remote_commands = on`,
  );
  const counting = await startProduct(
    { ...SETTINGS, DATABASE_URL: world.url },
    { args: ['--empty'], counts: 'shards' },
  );
  try {
    const rows: Row[] = [];
    for (const [scene, pathOf] of Object.entries(SCENES)) {
      const row: Row = { 'shards asked by': scene };
      for (const cards of CARDS)
        row[`${cards} cards`] = await fewestOf(counting, pathOf(world, 0, cards), cookie);
      rows.push(row);
    }
    return rows;
  } finally {
    await counting.stop();
    await onEach(
      [world.url],
      `alter database ${new URL(world.url).pathname.slice(1)} reset citus.log_remote_commands`,
    );
  }
}

async function fewestOf({ origin, counted }: ServerProcess, path: string, cookie: string): Promise<string> {
  const counts: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = await counted();
    const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    await answer.arrayBuffer();
    counts.push((await counted()) - before);
  }
  return String(Math.min(...counts));
}

const WORDS = `Made with \`CLUSTER_URL=… npm run bench cluster\`: ${PINS.toLocaleString('en')} pins of ${PINS / 200} people in two
databases of one Citus cluster, on one machine. One is an ordinary database of the coordinator; the other was filled in the
same way and then spread over the nodes in 32 shards. ${MEMBERS} members who are signed in look at their own things. Nodes
that share a machine add no speed, so the first table shows what a cluster costs. The second counts each shard once for
each statement that asks it; a statement asks a shard once, however many cards it is asked for.`;
