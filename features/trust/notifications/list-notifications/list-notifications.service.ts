import { MERCHANT_NOTIFICATIONS } from '#features/business/profiles/merchant-notifications.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import { requestKey, whoAskToJoin } from '#features/library/members/asked-to-join.service.ts';
import { mapBoardsInvitedTo } from '#features/library/members/invited-board.service.ts';
import { listVisiblePins } from '#features/library/pins/pin.service.ts';
import { pinPathFor } from '#features/library/pins/pin-link.ts';
import { findPinsOfOwnTries } from '#features/library/pins/tries.service.ts';
import { TRY_NOTIFICATIONS } from '#features/library/pins/try-notifications.ts';
import { COMMENT_NOTIFICATIONS } from '#features/social/comments/comment.ts';
import { findVisibleComments } from '#features/social/comments/comments.service.ts';
import { whoAskToFollow } from '#features/social/follows/follow-asked.service.ts';
import { MODERATION_NOTIFICATIONS } from '#features/trust/moderation/moderation-notifications.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { MOST_COUNTED } from '../notification.ts';
import {
  countUnreadNotifications,
  findActorsOf,
  findNotificationBadge,
  listNotificationsOf,
  type NotificationRow,
} from './list-notifications.store.ts';

type BoardRow = ShownBoard['row'];

export interface ShownNotification {
  row: NotificationRow;
  actor: PersonCardRow;
  othersCount: number;
  /** Null if the notification is about the actor alone. */
  board: BoardRow | null;
  url: string;
}

/** Ids first, then people and boards in one batch each, without those that the viewer may not see. */
export async function listNotifications(
  context: ContextFor<'person'>,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<ShownNotification>> {
  const wanted = { after: after && String(after[0]), limit: pageSize + 1 };
  const rows = await listNotificationsOf(context.db, context.viewer.id, wanted);
  const { shown, last } = cutPage(rows, pageSize);
  return { items: await show(context, shown), next: last ? [last.id] : null };
}

interface Known {
  people: Map<Id, PersonCardRow>;
  boards: Map<Id, ShownBoard>;
  invitedTo: Map<Id, BoardRow>;
  askToFollow: Set<string>;
  askToJoin: Set<string>;
  profile: string;
  pinPaths: Map<Id, string>;
}

/** People beyond these are counted but not loaded. */
const MOST_LOOKED_UP = 10;

async function show(
  context: ContextFor<'person'>,
  rows: readonly NotificationRow[],
): Promise<ShownNotification[]> {
  const ids = [...new Set(rows.flatMap((row) => row.object_id ?? []))];
  const actors = rows.flatMap((row) => actorsOf(row));
  const asking = rows.flatMap((row) => (row.type === 'contact_request' ? row.actor_id : []));
  const [people, seen, invitedTo, askToFollow, askToJoin, ofComments, ofTries] = await Promise.all([
    findVisiblePeople(context, actors),
    listVisibleBoards(context, ids),
    mapBoardsInvitedTo(context, ids),
    whoAskToFollow(context, actors),
    whoAskToJoin(context, asking),
    pathsOfComments(context, rows),
    pathsOfTries(context, rows),
  ]);
  const pinPaths = new Map([...ofComments, ...ofTries]);
  const boards = new Map(seen.map((board) => [board.row.id, board]));
  const profile = `/${context.viewer.username}/`;
  const known = { people, boards, invitedTo, askToFollow, askToJoin, profile, pinPaths };
  return rows.flatMap((row) => {
    const [actor, ...others] = actorsOf(row).flatMap((id) => people.get(id) ?? []);
    const about = actor && aboutWhat(row, actor, known);
    if (!actor || !about) return [];
    const notLookedUp = Math.max(0, (row.actors?.length ?? 0) - MOST_LOOKED_UP);
    return { row, actor, othersCount: others.length + notLookedUp, ...about };
  });
}

function actorsOf({ actor_id, actors }: NotificationRow): Id[] {
  return actors?.slice(0, MOST_LOOKED_UP) ?? [actor_id];
}

function isOfComment({ type }: NotificationRow): boolean {
  return COMMENT_NOTIFICATIONS.some((known) => known === type);
}

/** Maps each row to the pin with the comment on top, if both are visible. */
async function pathsOfComments(
  context: ContextFor<'person'>,
  rows: readonly NotificationRow[],
): Promise<Map<Id, string>> {
  const objects = rows.filter(isOfComment).flatMap((row) => row.object_id ?? []);
  if (objects.length === 0) return new Map();
  const comments = await findVisibleComments(context, objects);
  const pinIds = objects.map((id) => comments.get(id)?.pin_id ?? id);
  const pins = new Set((await listVisiblePins(context, [...new Set(pinIds)])).map(({ row }) => row.id));
  const paths = rows.filter(isOfComment).flatMap(({ id, object_id }): [Id, string][] => {
    const comment = object_id && comments.get(object_id);
    const pinId = comment ? comment.pin_id : object_id;
    if (!pinId || !pins.has(pinId)) return [];
    return [[id, `${pinPathFor(pinId, 'see')}${comment ? `?comment=${comment.id}` : ''}#comments`]];
  });
  return new Map(paths);
}

function isOfTry({ type }: NotificationRow): boolean {
  return TRY_NOTIFICATIONS.some((known) => known === type);
}

/** Maps each row to the try's page, if the try and its pin are still visible. */
async function pathsOfTries(
  context: ContextFor<'person'>,
  rows: readonly NotificationRow[],
): Promise<Map<Id, string>> {
  const ofTries = rows.filter(isOfTry);
  const pins = await findPinsOfOwnTries(
    context,
    ofTries.flatMap((row) => row.object_id ?? []),
  );
  const paths = ofTries.flatMap(({ id, object_id }): [Id, string][] => {
    const pinId = object_id && pins.get(object_id);
    return pinId ? [[id, `${pinPathFor(pinId, 'see')}#tries`]] : [];
  });
  return new Map(paths);
}

/** Null if there is nothing left to show. */
function aboutWhat(row: NotificationRow, actor: PersonCardRow, known: Known) {
  const { object_id } = row;
  if (!object_id) return aboutPerson(row, actor, known);
  if (row.type === 'business_invite') return { board: null, url: '/settings/accounts-i-act-for/' };
  if (row.type === 'business_invite_accepted') return { board: null, url: '/settings/business-access/' };
  if (MERCHANT_NOTIFICATIONS.some((type) => type === row.type)) {
    return { board: null, url: '/settings/verified-merchant/' };
  }
  if (isOfComment(row) || isOfTry(row)) {
    const url = known.pinPaths.get(row.id);
    return url ? { board: null, url } : null;
  }
  const isDecision = MODERATION_NOTIFICATIONS.some((type) => type === row.type);
  return isDecision ? { board: null, url: `/decisions/${object_id}/` } : aboutBoard(row, object_id, known);
}

/** Null if there is nothing left to show. */
function aboutBoard(row: NotificationRow, boardId: Id, { boards, invitedTo, askToJoin, profile }: Known) {
  const open = invitedTo.get(boardId);
  const seen = boards.get(boardId);
  const board = open ?? seen?.row;
  // An invite that was withdrawn or declined is not shown, nor a request that has no card any more.
  const isOver =
    row.type === 'contact_request'
      ? !askToJoin.has(requestKey(row.actor_id, boardId))
      : row.type === 'board_invite' && !open && !seen?.standing?.is_collaborator;
  if (!board || isOver) return null;
  const isAnsweredOnProfile = row.type === 'contact_request' || (row.type === 'board_invite' && open);
  return { board, url: isAnsweredOnProfile ? profile : `/${board.owner.username}/${board.slug}/` };
}

/** A follow request that was answered or withdrawn is not shown. */
function aboutPerson(row: NotificationRow, actor: PersonCardRow, { askToFollow }: Known) {
  if (row.type === 'follow_request' && !askToFollow.has(actor.id)) return null;
  return { board: null, url: `/${actor.username}/` };
}

/** Includes notifications that are no longer shown. */
export function showBadge(context: ContextFor<'person'>) {
  return findNotificationBadge(context.db, context.viewer.id, MOST_COUNTED);
}

export function countUnread({ db, viewer }: ContextFor<'person'>): Promise<number> {
  return countUnreadNotifications(db, viewer.id, MOST_COUNTED);
}

/** Those whom the viewer may see. */
export async function listActorsOf(
  context: ContextFor<'person'>,
  notificationId: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<PersonCardRow>> {
  const actors = await findActorsOf(context.db, context.viewer.id, notificationId);
  if (!actors) throw notFound('news');
  const start = after ? Number(after[0]) : 0;
  const end = start + pageSize;
  const shown = actors.slice(start, end);
  const people = await findVisiblePeople(context, shown);
  return {
    items: shown.flatMap((id) => people.get(id) ?? []),
    next: end < actors.length ? [String(end)] : null,
  };
}
