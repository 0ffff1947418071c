import type { Database } from '#platform/database/database.ts';
import type { TestPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';
import type { Site } from './record.ts';

/** The web process over a world, without a limit to how fast it is asked. */
export async function openSite(platform: TestPlatform): Promise<Site> {
  const config = { ...platform.config, rateLimitFactor: 1_000_000 };
  const app = await testWebServer({ ...platform, config });
  return { app, names: await namesIn(platform.db), contexts: new Map() };
}

const NAMES = `
  select id::text as value, username as name from users
  union all select id::text, 'board ' || name from boards
  union all select id::text, 'section ' || title from sections
  union all select id::text, 'pin ' || title from pins
  union all select image_signature, 'picture of ' || title from pins
  union all select id::text, 'comment ' || text from comments
  union all select id::text, 'message ' || text from messages
  union all select id::text, 'article ' || title from articles
  union all select id::text, 'to-do ' || title from board_todos`;

/** What people gave a name, by ids and signatures; where two have one name, neither is named. */
export async function namesIn(db: Database): Promise<Map<string, string>> {
  const rows = await db.rows<{ value: string; name: string | null }>(NAMES);
  const times = new Map<string, number>();
  for (const { name } of rows) times.set(name ?? '', (times.get(name ?? '') ?? 0) + 1);
  return new Map(rows.flatMap(({ value, name }) => (name && times.get(name) === 1 ? [[value, name]] : [])));
}
