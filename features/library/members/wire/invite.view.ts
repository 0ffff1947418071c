import { picturePath } from '#features/core/media/picture-urls.ts';
import { personCards } from '#features/core/people/wire/person.view.ts';
import type { BoardRow } from '#features/library/boards/board.store.ts';
import { boardUrl } from '#features/library/boards/wire/board.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ShownRequest } from '../ask-to-join/ask-to-join.service.ts';
import type { ShownInvite } from '../list-invites/list-invites.service.ts';
import type { BoardInviteAnswer, ContactRequestAnswer, InvitedBoard } from './invite-answer.ts';

type ForOrigin = Pick<Context, 'config'>;

/** Even of a secret board only name and cover. */
export function presentInvitedBoard(
  { config: { origin } }: ForOrigin,
  row: BoardRow,
  cardOf = personCards(origin),
): InvitedBoard {
  const cover = row.cover_signature ?? row.cover_pins[0]?.image_signature ?? null;
  return {
    id: row.id,
    type: 'board',
    name: row.name,
    url: boardUrl(row),
    privacy: row.privacy,
    pin_count: row.pin_count,
    owner: cardOf(row.owner),
    cover_images: row.cover_pins,
    image_cover_url: cover && origin + picturePath(cover, '236x'),
    sensitivity_screen: row.sensitivity_screen,
  };
}

export function presentInvites(context: ForOrigin, invites: readonly ShownInvite[]): BoardInviteAnswer[] {
  const cardOf = personCards(context.config.origin);
  return invites.map(({ row, access, board, invited, inviter }) => ({
    id: row.id,
    type: 'board_invite',
    status: row.status,
    access,
    board: presentInvitedBoard(context, board, cardOf),
    invited_user: cardOf(invited),
    invited_by_user: cardOf(inviter),
    created_at: toRfc2822(row.created_at),
  }));
}

export function presentRequests(
  context: ForOrigin,
  requests: readonly ShownRequest[],
): ContactRequestAnswer[] {
  const cardOf = personCards(context.config.origin);
  return requests.map(({ row, board, recipient, sender }) => ({
    id: row.id,
    type: 'contact_request',
    board: presentInvitedBoard(context, board, cardOf),
    recipient: cardOf(recipient),
    sender: cardOf(sender),
    created_at: toRfc2822(row.created_at),
  }));
}
