import type { Contender } from './load.ts';
import { type ServerProcess, startProduct } from './processes.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { type Bench, type Row, type Section, share, short } from './section.ts';
import { openWorld } from './world.ts';

const SMALL = 1000;
const LARGE = 1_000_000;
/** The small world has no more. */
const PEOPLE = 5;

export const TITLE = 'Growth';

/** The same pages of as many people, where there are 1,000 pins and where there are 1,000,000. */
export async function run({ postgresUrl, load }: Bench): Promise<Section> {
  const servers: ServerProcess[] = [];
  try {
    const worlds: { server: ServerProcess; scenes: Scene[] }[] = [];
    for (const pins of [SMALL, LARGE]) {
      const world = await openWorld(postgresUrl, pins, { people: PEOPLE });
      const server = await startProduct({ DATABASE_URL: world.url });
      servers.push(server);
      worlds.push({ server, scenes: scenesOf(world) });
    }
    const rows: Row[] = [];
    for (const [index, { title }] of (worlds[0]?.scenes ?? []).entries()) {
      for (const kind of ['json', 'html'] as const) {
        const [small, large] = worlds.map(
          ({ server, scenes }, place): Contender => ({
            name: String(place),
            origin: server.origin,
            requests: scenes[index]?.[kind] ?? [],
          }),
        );
        if (!small || !large) continue;
        await load.compare([small, large], { connections: 8, rounds: 1, seconds: 1.5 });
        const found = await load.compare([small, large], { connections: 8, rounds: 5, seconds: 1 });
        const [few, many] = [found.get('0'), found.get('1')];
        if (!few || !many) continue;
        rows.push({
          'at 8 connections': `${title}, ${kind === 'json' ? 'JSON' : 'page'}`,
          'a second at 1,000 pins': short(few.perSecond),
          'at 1,000,000': short(many.perSecond),
          ratio: share(many.perSecond, few.perSecond),
          'p50 ms at 1,000': short(few.p50),
          'p50 ms at 1,000,000': short(many.p50),
        });
      }
    }
    return { title: TITLE, words: WORDS, tables: [rows] };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const WORDS = `Two databases in one PostgreSQL, each with people of 25 boards and 200 pins; two servers, asked in turns.
Every list is read by key along an index, so it costs the same in both. The page of a pin also shows related pins, which
are ranked among those that share its words; a ranking is kept for a minute, and what it names is read each time.`;
