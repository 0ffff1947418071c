import { listVisibleBoards } from '#features/boards/board.service.ts';
import { mapBoardsInvitedTo } from '#features/boards/invited-board.service.ts';
import { MODERATION_NEWS } from '#features/moderation/moderation-news.ts';
import { whoAskToFollow } from '#features/people/follow-asked.service.ts';
import { findVisiblePeople } from '#features/people/person.service.ts';
import type { PersonCard } from '#features/people/person-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Id } from '#platform/ids/ids.ts';
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

/** All that the news of one page are about, read in one batch for each kind. */
interface Known {
  people: Map<Id, PersonCard>;
  boards: Map<string, { id: string; name: string; url: string; collaborated_by_me: boolean }>;
  invitedTo: Map<Id, { id: string; name: string; url: string }>;
  askToFollow: Set<string>;
  profile: string;
}

async function present(context: ContextFor<'person'>, rows: readonly NewsRow[]): Promise<NewsAnswer[]> {
  const ids = [...new Set(rows.flatMap((row) => row.object_id ?? []))];
  const actors = rows.map((row) => row.actor_id);
  const [people, seen, invitedTo, askToFollow] = await Promise.all([
    findVisiblePeople(context, actors),
    listVisibleBoards(context, ids),
    mapBoardsInvitedTo(context, ids),
    whoAskToFollow(context, actors),
  ]);
  const boards = new Map(seen.map((board) => [board.id, board]));
  const known = { people, boards, invitedTo, askToFollow, profile: `/${context.viewer.username}/` };
  return rows.flatMap((row) => {
    const actor = people.get(row.actor_id);
    const about = actor && aboutWhat(row, actor, known);
    if (!actor || !about) return [];
    return {
      id: row.id,
      type: 'news' as const,
      news_type: row.type,
      actor,
      ...about,
      is_read: row.read_at !== null,
      created_at: toRfc2822(row.created_at),
    };
  });
}

/** What a row is about and where it leads; null where there is nothing to tell any more. */
function aboutWhat(row: NewsRow, actor: PersonCard, known: Known) {
  const { object_id } = row;
  if (!object_id) return aboutPerson(row, actor, known);
  const isDecision = MODERATION_NEWS.some((type) => type === row.type);
  return isDecision ? { board: null, url: `/decisions/${object_id}/` } : aboutBoard(row, object_id, known);
}

/** The board of a row and where it leads; null where there is nothing to tell any more. */
function aboutBoard(row: NewsRow, boardId: Id, { boards, invitedTo, profile }: Known) {
  const open = invitedTo.get(boardId);
  const board = open ?? boards.get(boardId);
  // An invite that was taken back or declined is no news any more.
  const isOver = row.type === 'board_invite' && !open && !boards.get(boardId)?.collaborated_by_me;
  if (!board || isOver) return null;
  const isAnsweredOnProfile = row.type === 'contact_request' || (row.type === 'board_invite' && open);
  return { board: { id: board.id, name: board.name }, url: isAnsweredOnProfile ? profile : board.url };
}

/** A request to follow that was answered or taken back is no news any more. */
function aboutPerson(row: NewsRow, actor: PersonCard, { askToFollow }: Known) {
  if (row.type === 'follow_request' && !askToFollow.has(actor.id)) return null;
  return { board: null, url: `/${actor.username}/` };
}

export function countUnread({ db, viewer }: ContextFor<'person'>): Promise<number> {
  return countUnreadNews(db, viewer.id, MOST_COUNTED);
}
