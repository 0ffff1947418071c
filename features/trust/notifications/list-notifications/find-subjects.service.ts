import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import { mapAskedToJoin } from '#features/library/members/asked-to-join.service.ts';
import { MEMBER_NOTIFICATIONS } from '#features/library/members/board-member-notifications.ts';
import { mapBoardsInvitedTo } from '#features/library/members/invited-board.service.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import { mapOwnTries } from '#features/library/pins/tries.service.ts';
import { TRY_NOTIFICATIONS } from '#features/library/pins/try-notifications.ts';
import { SAVE_NOTIFICATIONS } from '#features/library/saves/save-notifications.ts';
import { COMMENT_NOTIFICATIONS } from '#features/social/comments/comment.ts';
import { findVisibleComments } from '#features/social/comments/comments.service.ts';
import {
  type FollowStanding,
  mapFollowStanding,
  whoAskToFollow,
} from '#features/social/follows/follow-asked.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { NotificationEntry } from '../deliver-notification.store.ts';
import type { NotificationRow } from './list-notifications.store.ts';

type Me = ContextFor<'person'>;
type Comments = Awaited<ReturnType<typeof findVisibleComments>>;
type Tries = Awaited<ReturnType<typeof mapOwnTries>>;

/** What notifications are about, without what the viewer may not see. */
export interface Subjects {
  people: Map<Id, PersonCardRow>;
  follows: Map<Id, FollowStanding>;
  boards: Map<Id, ShownBoard>;
  invitedTo: Map<Id, ShownBoard['row']>;
  askToFollow: Set<string>;
  /** Ids of open requests to join, by `requestKey`. */
  requests: Map<string, Id>;
  comments: Comments;
  tries: Tries;
  pins: Map<Id, ShownPin>;
}

/** Entries beyond these are counted but not looked up. */
export const MOST_LOOKED_UP = 10;

export const lookedUp = ({ entries }: NotificationRow): NotificationEntry[] =>
  entries.slice(0, MOST_LOOKED_UP);

const isOf =
  (types: readonly string[]) =>
  ({ type }: NotificationRow): boolean =>
    types.includes(type);

export const isOfBoard = isOf(MEMBER_NOTIFICATIONS);
export const isOfComment = isOf(COMMENT_NOTIFICATIONS);
export const isOfTry = isOf(TRY_NOTIFICATIONS);
export const isOfSave = isOf(SAVE_NOTIFICATIONS);
const isOfFollow = isOf(['user_follow', 'follow_request'] satisfies NotificationRow['type'][]);

/** One batch for each kind of thing, however many there are. */
export async function findSubjects(context: Me, rows: readonly NotificationRow[]): Promise<Subjects> {
  const boardIds = distinct(rows.filter(isOfBoard).map((row) => row.object_id));
  const actorsOf = (some: NotificationRow[]) => distinct(some.flatMap(lookedUp).map(({ actor }) => actor));
  const asking = rows.filter((row) => row.type === 'contact_request').map((row) => row.actor_id);
  const followers = actorsOf(rows.filter(isOfFollow));
  const [people, follows, seen, invitedTo, askToFollow, requests, ofPins] = await Promise.all([
    findVisiblePeople(context, actorsOf([...rows])),
    mapFollowStanding(context, followers),
    boardIds.length > 0 ? listVisibleBoards(context, boardIds) : [],
    boardIds.length > 0 ? mapBoardsInvitedTo(context, boardIds) : new Map<Id, ShownBoard['row']>(),
    whoAskToFollow(context, followers),
    mapAskedToJoin(context, asking),
    findPinSubjects(context, rows),
  ]);
  const boards = new Map(seen.map((board) => [board.row.id, board]));
  return { people, follows, boards, invitedTo, askToFollow, requests, ...ofPins };
}

/** Where comments are off, earlier ones are hidden. */
async function findPinSubjects(
  context: Me,
  rows: readonly NotificationRow[],
): Promise<Pick<Subjects, 'comments' | 'tries' | 'pins'>> {
  const idsOf = (some: NotificationRow[]) =>
    distinct(some.flatMap((row) => [row.object_id, ...lookedUp(row).map(({ object }) => object)]));
  const ofComments = idsOf(rows.filter(isOfComment));
  const [found, tries] = await Promise.all([
    ofComments.length > 0 ? findVisibleComments(context, ofComments) : (new Map() as Comments),
    mapOwnTries(context, idsOf(rows.filter(isOfTry))),
  ]);
  const pinIds = distinct([
    ...rows.filter(({ type }) => type === 'pin_comment').map((row) => row.object_id),
    ...[...found.values(), ...tries.values()].map(({ pin_id }) => pin_id),
    ...idsOf(rows.filter(isOfSave)),
  ]);
  const pins = new Map((await listVisiblePins(context, pinIds)).map((pin) => [pin.row.id, pin]));
  const isOpen = (pin: ShownPin | undefined) => pin?.row.is_comments_allowed && pin.row.are_comments_open;
  const comments = new Map([...found].filter(([, { pin_id }]) => isOpen(pins.get(pin_id))));
  return { comments, tries, pins };
}

const distinct = (ids: readonly (Id | null | undefined)[]): Id[] => [
  ...new Set(ids.flatMap((id) => id ?? [])),
];
