import { type Contender, type LoadRequest, type Measured, visits } from './load.ts';
import { type ServerProcess, startProduct } from './processes.ts';
import { callPath } from './scenes.ts';
import { type Bench, type Row, type Section, share, short } from './section.ts';
import { openWorld, type World } from './world.ts';

const SIZES = [1000, 100_000, 3_000_000];
const CONNECTIONS = [1, 8];
/** So many people's lists are asked for in turn; the small world has no more than five. */
const PEOPLE = 200;

export const TITLE = 'Lists of boards and their pins';

/** The boards of a person and the pins of a board, where there are 1,000, 100,000 and 3,000,000 pins. */
export async function run({ postgresUrl, load }: Bench): Promise<Section> {
  const servers: ServerProcess[] = [];
  try {
    const worlds: { pins: number; origin: string; lists: List[] }[] = [];
    for (const pins of SIZES) {
      const world = await openWorld(postgresUrl, pins, { people: PEOPLE });
      const server = await startProduct({ DATABASE_URL: world.url });
      servers.push(server);
      worlds.push({ pins, origin: server.origin, lists: listsOf(world) });
    }
    const tables: Row[][] = [];
    for (const [index, { title }] of (worlds[0]?.lists ?? []).entries()) {
      const contenders = worlds.map(({ pins, origin, lists }) => ({
        ...{ name: pins.toLocaleString('en'), origin },
        requests: lists[index]?.requests ?? [],
      }));
      await load.compare(contenders, { connections: 8, rounds: 1, seconds: 2 });
      const runs = new Map<number, Map<string, Measured>>();
      for (const connections of CONNECTIONS)
        runs.set(connections, await load.compare(contenders, { connections, rounds: 5, seconds: 1 }));
      tables.push(rowsOf(title, contenders, runs));
    }
    return { title: TITLE, words: WORDS, tables };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

interface List {
  title: string;
  requests: LoadRequest[];
}

function listsOf({ usernames, boards }: World): List[] {
  return [
    {
      title: 'Boards of a person (25), JSON',
      requests: visits(usernames.map((username) => callPath('Boards', { username }))),
    },
    {
      title: 'Boards of a person (25), page',
      requests: visits(usernames.map((username) => `/${username}/_boards/`)),
    },
    {
      title: 'Pins of a board (25 of 32), JSON',
      requests: visits(boards.map(({ id }) => callPath('BoardFeed', { board_id: id }))),
    },
    {
      title: 'Pins of a board (25 of 32), page',
      requests: visits(boards.map(({ path }) => path)),
    },
  ];
}

function rowsOf(title: string, contenders: Contender[], runs: Map<number, Map<string, Measured>>): Row[] {
  const [first] = contenders;
  return contenders.map(({ name }) => {
    const row: Row = { [title]: `${name} pins` };
    for (const [index, connections] of CONNECTIONS.entries()) {
      const measured = runs.get(connections)?.get(name);
      const smallest = first && runs.get(connections)?.get(first.name);
      if (!measured || !smallest) continue;
      row[`${connections}: a second`] = short(measured.perSecond);
      row['p50 ms'.padEnd(6 + index)] = short(measured.p50);
      row['p99 ms'.padEnd(6 + index)] = short(measured.p99);
      row['of the first'.padEnd(12 + index)] = share(measured.perSecond, smallest.perSecond);
    }
    return row;
  });
}

const WORDS = `Three databases in one PostgreSQL of 128 MB of buffers, a server each, asked in turns, signed out; 1 and 8
are connections that ask as fast as they are answered. The lists are those of 200 people, and of the five that the small
database has. Everybody has 25 boards and 200 pins; in the large databases they are scattered over all there is. Each
list is read by key along an index.`;
