import { articlePath } from '#features/discovery/articles/article.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { MOST_PAGES, type SitemapFile, type SitemapKind, type SitemapPage } from './sitemap.ts';
import { findFile, listFiles } from './sitemap-files.store.ts';
import { listOpenBoards, listPages, type PageRow } from './sitemap-pages.store.ts';

export async function listSitemaps({ db }: Pick<Platform, 'db'>): Promise<SitemapFile[]> {
  return listFiles(db);
}

/**
 * What visitors may see at this moment. Null if there is no such file.
 *
 * The file stores only which ids are in it: whatever became secret since is not in it, and what became public is.
 */
export async function listSitemapPages(
  { db }: Pick<Platform, 'db'>,
  kind: SitemapKind,
  part: number,
): Promise<SitemapPage[] | null> {
  const file = await findFile(db, kind, part);
  if (!file) return null;
  const shown = await withoutHidden(db, await listPages(db, kind, file, MOST_PAGES));
  return shown.map(({ names, changed_at }) => ({
    path: pathOf(kind, names),
    changedAt: changed_at,
  }));
}

/** Leaves out the pins on boards that visitors do not see. */
export async function withoutHidden(db: Queryable, read: readonly PageRow[]): Promise<PageRow[]> {
  const boardIds = read.flatMap(({ board_id }) => board_id ?? []);
  const open = boardIds.length > 0 ? await listOpenBoards(db, boardIds) : new Set<Id>();
  return read.filter(({ board_id }) => !board_id || open.has(board_id));
}

function pathOf(kind: SitemapKind, names: PageRow['names']): string {
  if (kind !== 'articles') return `/${names.map(encodeURIComponent).join('/')}/`;
  const [id = '', title = '', type, isShop] = names;
  return encodeURI(articlePath({ id, title, type: type ? Number(type) : null, isShop: isShop === 'true' }));
}
