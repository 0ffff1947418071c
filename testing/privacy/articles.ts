import type { Id } from '#platform/ids/ids.ts';
import type { TestPlatform } from '#testing/platform.ts';
import type { PrivateWorld } from './world.ts';

/** Staff wrote one about every pin and board while all were open, and another one that is not finished. */
export async function writtenArticles({ db }: TestPlatform, world: PrivateWorld): Promise<void> {
  const blocks = [
    ...world.pins.map((pin_id) => ({ type: 'pin', pin_id })),
    ...world.boards.map((board_id) => ({ type: 'board', board_id })),
  ];
  const rows = await db.rows<{ id: Id }>(
    `insert into articles (title, blocks, is_featured, status, published_at) values
       ('All there is', $1::jsonb, true, 'published', now()), ('Essay in a drawer', $1::jsonb, true, 'draft', null)
     returning id`,
    [JSON.stringify(blocks)],
  );
  world.articles.push(...rows.map(({ id }) => id));
  world.secrets.push({ what: 'the title of a draft', text: 'Essay in a drawer', known: [] });
}
