import { type Database, openDatabase } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { Contender, LoadRequest } from './load.ts';
import { startBaseline, startProduct } from './processes.ts';
import { type Bench, type Row, type Section, share, short } from './section.ts';
import { type SignedIn, signUp } from './sign-up.ts';
import { openWorld } from './world.ts';

const PEOPLE = 8;

export const TITLE = 'Saving';

const SAVE = 'PinResource.create, on a board';
const INSERT = 'one bare insert of the same row';

/** Pins saved a second, their pictures being there already, beside one bare insert. */
export async function run({ postgresUrl, load }: Bench): Promise<Section> {
  // One of its own, as it fills up.
  const { url } = await openWorld(postgresUrl, 1000, { name: 'saves' });
  const product = await startProduct({ MODE: 'demo', DATABASE_URL: url, TRUST_PROXY: '1' });
  const baseline = await startBaseline(url);
  try {
    const people = await signUpAll(product.origin, url);
    const contenders: Contender[] = [
      { name: SAVE, origin: product.origin, requests: people.map(({ save }) => save), isOneEach: true },
      {
        name: INSERT,
        origin: baseline.origin,
        requests: people.map(({ insert }) => insert),
        isOneEach: true,
      },
    ];
    await load.compare(contenders, { connections: PEOPLE, rounds: 1, seconds: 1.5 });
    const rows: Row[] = [];
    for (const connections of [1, PEOPLE]) {
      const found = await load.compare(contenders, { connections, rounds: 5, seconds: 1 });
      const bare = found.get(INSERT)?.perSecond ?? Number.NaN;
      for (const [name, { perSecond, p50, p99 }] of found) {
        rows.push({
          'a pin': name,
          connections: String(connections),
          'a second': short(perSecond),
          'p50 ms': short(p50),
          'p99 ms': short(p99),
          'of the insert': share(perSecond, bare),
        });
      }
    }
    return { title: TITLE, words: WORDS, tables: [rows] };
  } finally {
    await Promise.all([product.stop(), baseline.stop()]);
  }
}

interface Saver {
  save: LoadRequest;
  insert: LoadRequest;
}

/** Each with a picture, a board and a connection of their own, so that they do not wait for one another's counts. */
async function signUpAll(origin: string, databaseUrl: string): Promise<Saver[]> {
  const run = Date.now().toString(36);
  const db = openDatabase(databaseUrl, { max: 1 });
  try {
    const savers: Saver[] = [];
    for (let n = 0; n < PEOPLE; n += 1) {
      const person = await signUp(origin, `saver${run}x${n}`);
      await giveUpload(db, person);
      const board = await person.call('BoardResource.create', { name: 'Kitchens' });
      const insert: LoadRequest = { path: `/insert/${person.id}/${person.signature}`, method: 'POST' };
      savers.push({ save: saveOf(person, board.id), insert });
    }
    return savers;
  } finally {
    await db.close();
  }
}

async function giveUpload(db: Database, { id, signature }: SignedIn): Promise<void> {
  await db.write(
    `insert into media (home, signature, kind, width, height, dominant_color, original_ext, bytes)
     values (('x' || left($1, 3))::bit(12)::int, $1, 'image', 800, 1200, '#8a7b6c', 'jpg', 250000)`,
    [signature],
  );
  await db.write(
    `insert into uploads (home, id, user_id, kind, status, signature, finished_at)
     values ($1::smallint, new_id($1::smallint), $2, 'image', 'succeeded', $3, now())`,
    [homeOf(id), id, signature],
  );
}

function saveOf({ headers, signature }: SignedIn, boardId: string): LoadRequest {
  const options = {
    board_id: boardId,
    image_signature: signature,
    title: 'A long table by the window',
    description: 'Oak, oiled twice a year, with a bench on the wall side. #kitchen',
    link: 'https://shop.example/tables/1',
  };
  return {
    path: '/resource/PinResource/create/',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { options } }),
  };
}

const WORDS = `Each connection is a person who saves to a board of their own; the bare insert is one prepared statement that
writes the row of the pin with all indexes of its table. What a save does beside it, in one transaction: it holds the file
that they may use, locks the board, finds the place, counts on the board and the person, puts the picture on the board's cover, hands the news
to the job queue, and reads the pin again as its owner sees it, with its board. With finding out who asks, that is 10
statements in 5 trips to the database.`;
