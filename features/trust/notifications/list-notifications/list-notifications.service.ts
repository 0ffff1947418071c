import { REVIEW_NOTIFICATIONS } from '#features/ads/campaigns/campaign.ts';
import { MERCHANT_NOTIFICATIONS } from '#features/business/profiles/merchant-notifications.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { ShownBoard } from '#features/library/boards/board.service.ts';
import { requestKey } from '#features/library/members/asked-to-join.service.ts';
import type { ShownPin } from '#features/library/pins/pin.service.ts';
import { pinPathFor } from '#features/library/pins/pin-link.ts';
import type { FollowStanding } from '#features/social/follows/follow-asked.service.ts';
import { MODERATION_NOTIFICATIONS } from '#features/trust/moderation/moderation-notifications.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import type { NotificationEntry } from '../deliver-notification.store.ts';
import { MOST_COUNTED } from '../notification.ts';
import {
  findSubjects,
  isOfBoard,
  isOfComment,
  isOfSave,
  isOfTry,
  lookedUp,
  MOST_LOOKED_UP,
  type Subjects,
} from './find-subjects.service.ts';
import {
  countUnreadNotifications,
  findNotification,
  findNotificationBadge,
  listNotificationsOf,
  type NotificationRow,
} from './list-notifications.store.ts';

type Me = ContextFor<'person'>;
type BoardRow = ShownBoard['row'];

/** What is shown of one notification, and of each of its entries. */
interface About {
  url: string;
  /** The comment or note it is about. */
  text?: string;
  /** It can be replied to. */
  comment?: { id: Id; pin_id: Id };
  pin?: ShownPin | undefined;
  board?: BoardRow;
  /** A request or invite that waits for an answer. */
  isOpen?: boolean;
  requestId?: Id | undefined;
}

export interface ShownEntry extends About {
  actor: PersonCardRow;
  follow: FollowStanding;
}

export interface ShownNotification extends ShownEntry {
  row: NotificationRow;
  /** People besides the actor. */
  othersCount: number;
  entriesCount: number;
}

/** Ids first, then what they are about in one batch each, without what the viewer may not see. */
export async function listNotifications(
  context: Me,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<ShownNotification>> {
  const wanted = { after: after && String(after[0]), limit: pageSize + 1 };
  const rows = await listNotificationsOf(context.db, context.viewer.id, wanted);
  const { shown, last } = cutPage(rows, pageSize);
  const subjects = await findSubjects(context, shown);
  return {
    items: shown.flatMap((row) => show(row, subjects, profileOf(context)) ?? []),
    next: last ? [last.id] : null,
  };
}

function show(row: NotificationRow, subjects: Subjects, profile: string): ShownNotification | null {
  const entries = lookedUp(row).flatMap((entry) => showEntry(row, entry, subjects, profile) ?? []);
  const [first] = entries;
  if (!first) return null;
  const known = new Set(lookedUp(row).map(({ actor }) => actor));
  const further = row.entries.slice(MOST_LOOKED_UP);
  const notLookedUp = new Set(further.map(({ actor }) => actor).filter((id) => !known.has(id)));
  const people = new Set(entries.map(({ actor }) => actor.id));
  const othersCount = people.size - 1 + notLookedUp.size;
  return { row, ...first, othersCount, entriesCount: entries.length + further.length };
}

const profileOf = ({ viewer }: Me) => `/${viewer.username}/`;

const STRANGER: FollowStanding = { isFollowedByMe: false, isAskedByMe: false };

/** Null if there is nothing left to show. */
function showEntry(
  row: NotificationRow,
  entry: NotificationEntry,
  subjects: Subjects,
  profile: string,
): ShownEntry | null {
  const actor = subjects.people.get(entry.actor);
  const about = actor && aboutWhat(row, entry, subjects, { actor, profile });
  return about ? { ...about, actor, follow: subjects.follows.get(actor.id) ?? STRANGER } : null;
}

type Paths = { actor: PersonCardRow; profile: string };

function aboutWhat(
  row: NotificationRow,
  entry: NotificationEntry,
  subjects: Subjects,
  paths: Paths,
): About | null {
  const { type, object_id } = row;
  if (!object_id) return aboutPerson(row, paths.actor, subjects);
  if (isOfBoard(row)) return aboutBoard(row, object_id, subjects, paths.profile);
  if (isOfComment(row)) return aboutComment(row, entry, subjects);
  if (isOfTry(row)) return aboutTry(object_id, subjects);
  if (isOfSave(row)) return aboutSave(object_id, entry, subjects);
  if (type === 'business_invite') return { url: '/settings/accounts-i-act-for/', isOpen: true };
  if (type === 'business_invite_accepted') return { url: '/settings/business-access/' };
  if (/^managed_client_/.test(type)) return { url: '/advertiser/accounts_manager/' };
  if (MERCHANT_NOTIFICATIONS.some((known) => known === type)) return { url: '/settings/verified-merchant/' };
  if (REVIEW_NOTIFICATIONS.some((known) => known === type)) return { url: '/advertiser/' };
  return MODERATION_NOTIFICATIONS.some((known) => known === type)
    ? { url: `/decisions/${object_id}/` }
    : null;
}

/** A follow request that was answered or withdrawn is not shown. */
function aboutPerson(
  { type }: NotificationRow,
  actor: PersonCardRow,
  { askToFollow }: Subjects,
): About | null {
  const isRequest = type === 'follow_request';
  if (isRequest && !askToFollow.has(actor.id)) return null;
  return { url: `/${actor.username}/`, isOpen: isRequest };
}

/** An invite that was withdrawn or declined is not shown, nor a request that was answered or has expired. */
function aboutBoard(row: NotificationRow, boardId: Id, subjects: Subjects, profile: string): About | null {
  const invitedTo = subjects.invitedTo.get(boardId);
  const seen = subjects.boards.get(boardId);
  const board = invitedTo ?? seen?.row;
  if (!board) return null;
  const isInvite = row.type === 'board_invite';
  const requestId = subjects.requests.get(requestKey(row.actor_id, boardId));
  if (row.type === 'contact_request' && !requestId) return null;
  if (isInvite && !invitedTo && !seen?.standing?.is_collaborator) return null;
  // The card of an invite to a secret board is on the viewer's profile.
  const url = seen ? `/${board.owner.username}/${board.slug}/` : profile;
  if (row.type === 'contact_request') return { url, board, isOpen: true, requestId };
  return { url, board, isOpen: isInvite && invitedTo !== undefined };
}

/** The comment of this entry, if it is known and still there. */
function aboutComment(
  row: NotificationRow,
  entry: NotificationEntry,
  { comments, pins }: Subjects,
): About | null {
  const isLike = row.type === 'comment_like';
  const id = (!isLike && entry.object) || row.object_id;
  const comment = id ? comments.get(id) : undefined;
  // Earlier rows do not name what was written.
  const pinId = comment?.pin_id ?? (entry.object ? null : row.object_id);
  const pin = pinId ? pins.get(pinId) : undefined;
  if (!pin || !(comment || row.type === 'pin_comment')) return null;
  const path = pinPathFor(pin.row.id, 'see');
  if (!comment) return { url: `${path}#comments`, pin };
  const { text, pin_id } = comment;
  const url = `${path}?comment=${comment.id}#comments`;
  if (isLike) return { url, text, pin };
  const isTheirs = entry.object !== undefined || row.type === 'comment_mention';
  return isTheirs ? { url, text, pin, comment: { id: comment.id, pin_id } } : { url, pin };
}

function aboutTry(tryId: Id, { tries, pins }: Subjects): About | null {
  const tried = tries.get(tryId);
  const pin = tried && pins.get(tried.pin_id);
  return pin ? { url: `${pinPathFor(pin.row.id, 'see')}#tries`, text: tried.note, pin } : null;
}

/** The viewer sees what it was saved as. */
function aboutSave(pinId: Id, { object }: NotificationEntry, { pins }: Subjects): About | null {
  const pin = pins.get(pinId);
  return pin && object && pins.has(object) ? { url: pinPathFor(pinId, 'see'), pin } : null;
}

/** Includes notifications that are no longer shown. */
export function showBadge(context: Me) {
  return findNotificationBadge(context.db, context.viewer.id, MOST_COUNTED);
}

export function countUnread({ db, viewer }: Me): Promise<number> {
  return countUnreadNotifications(db, viewer.id, MOST_COUNTED);
}

/** Each with what they wrote, for those whom the viewer may see. */
export async function listEntriesOf(
  context: Me,
  notificationId: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownEntry>> {
  const row = await findNotification(context.db, context.viewer.id, notificationId);
  if (!row) throw notFound('news');
  const start = after ? Number(after[0]) : 0;
  const end = start + pageSize;
  const entries = row.entries.slice(start, end);
  const subjects = await findSubjects(
    context,
    entries.map((entry) => ({ ...row, entries: [entry] })),
  );
  return {
    items: entries.flatMap((entry) => showEntry(row, entry, subjects, profileOf(context)) ?? []),
    next: end < row.entries.length ? [String(end)] : null,
  };
}
