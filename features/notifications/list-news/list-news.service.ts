import { listVisibleBoards } from '#features/boards/board.service.ts';
import { mapBoardsInvitedTo } from '#features/boards/invited-board.service.ts';
import { findVisiblePeople } from '#features/people/person.service.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { MOST_COUNTED } from '../notification.ts';
import type { NewsAnswer } from './list-news.resource.ts';
import { countUnreadNews, listNewsOf, type NewsRow } from './list-news.store.ts';

/** A page of the viewer's news: ids, then people and boards in one batch each, then what may not be seen is left out. */
export async function listNews(
  context: ContextFor<'person'>,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<NewsAnswer>> {
  const wanted = { after: after && String(after[0]), limit: pageSize + 1 };
  const rows = await listNewsOf(context.db, context.viewer.id, wanted);
  const { shown, last } = cutPage(rows, pageSize);
  return { items: await present(context, shown), next: last ? [last.id] : null };
}

async function present(context: ContextFor<'person'>, rows: readonly NewsRow[]): Promise<NewsAnswer[]> {
  const ids = [...new Set(rows.map((row) => row.object_id))];
  const [people, seen, invitedTo] = await Promise.all([
    findVisiblePeople(
      context,
      rows.map((row) => row.actor_id),
    ),
    listVisibleBoards(context, ids),
    mapBoardsInvitedTo(context, ids),
  ]);
  const boards = new Map(seen.map((board) => [board.id, board]));
  const profile = `/${context.viewer.username}/`;
  return rows.flatMap((row) => {
    const actor = people.get(row.actor_id);
    const open = invitedTo.get(row.object_id);
    const board = open ?? boards.get(row.object_id);
    // An invite that was taken back or declined is no news any more.
    const isOver = row.type === 'board_invite' && !open && !boards.get(row.object_id)?.collaborated_by_me;
    if (!actor || !board || isOver) return [];
    const isAnsweredOnProfile = row.type === 'contact_request' || (row.type === 'board_invite' && open);
    return {
      id: row.id,
      type: 'news' as const,
      news_type: row.type,
      actor,
      board: { id: board.id, name: board.name },
      url: isAnsweredOnProfile ? profile : board.url,
      is_read: row.read_at !== null,
      created_at: toRfc2822(row.created_at),
    };
  });
}

export function countUnread({ db, viewer }: ContextFor<'person'>): Promise<number> {
  return countUnreadNews(db, viewer.id, MOST_COUNTED);
}
