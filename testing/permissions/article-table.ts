import type { Row } from './table.ts';
import { signedIn } from './table.ts';
import type { Thing } from './things.ts';

const ALL: Row['on'] = { person: { others: 200 } };
const STAFF: Row['on'] = { person: signedIn({ staff: 200, others: 403 }) };

/** A new one with the pin and the board of the thing in it. */
const articleOf =
  (status: 'draft' | 'published' | 'unpublished', options: object = {}): Row['options'] =>
  async ({ world, pin, board }: Thing) => {
    const ids = [pin ? { type: 'pin', pin_id: pin } : [], board ? { type: 'board', board_id: board } : []];
    const [row] = await world.platform.db.rows<{ id: string }>(
      `insert into articles (title, status, published_at, blocks) values ('An article', $1,
         case when $1 <> 'draft' then now() end, $2::jsonb) returning id`,
      [status, JSON.stringify(ids.flat())],
    );
    return { article_id: row?.id, ...options };
  };

/** Everybody reads what is published, whatever has become of what it shows; staff writes. */
export const articleTable: Row[] = [
  {
    resource: 'ArticleResource.get',
    tries: 'a published one',
    options: articleOf('published'),
    on: { ...ALL, public: { others: 200 }, secret: { others: 200 }, 'deleted board': { others: 200 } },
  },
  ...(['draft', 'unpublished'] as const).map(
    (status): Row => ({
      resource: 'ArticleResource.get',
      tries: `one that is ${status}`,
      options: articleOf(status),
      on: { person: { staff: 200, others: 404 } },
    }),
  ),
  { resource: 'TodayFeedResource.get', options: () => ({}), on: ALL },
  { resource: 'FeaturedArticlesResource.get', options: () => ({}), on: ALL },
  { resource: 'ModerationArticlesResource.get', options: () => ({}), on: STAFF },
  { resource: 'ModerationArticleResource.get', options: articleOf('draft'), on: STAFF },
  { resource: 'ModerationArticleResource.create', options: () => ({ title: 'An article' }), on: STAFF },
  {
    resource: 'ModerationArticleResource.update',
    options: articleOf('draft', { version: 1, title: 'Another title' }),
    on: STAFF,
  },
  {
    resource: 'ModerationArticleStatusResource.update',
    options: articleOf('draft', { version: 1, status: 'published' }),
    on: STAFF,
  },
];
