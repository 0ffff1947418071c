import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import type { CoverImage } from '#features/library/boards/wire/board-answer.ts';
import type { BoardInviteAnswer, ContactRequestAnswer, InvitedBoard } from '../wire/invite-answer.ts';

export const MOST_INVITE_CARDS = 5;

export interface InviteCardData {
  kind: 'invite' | 'request';
  id: string;
  board: { id: string; name: string /* Null: only members see it. */; url: string | null };
  covers: readonly CoverImage[];
  /** The covers are blurred. */
  isSensitive: boolean;
  from: { username: string; fullName: string; image: string | null };
  /** ms. */
  age: number;
}

/** Invites first, at most five together with requests. */
export function inviteCards(
  invites: readonly BoardInviteAnswer[],
  requests: readonly ContactRequestAnswer[],
  now: number,
): InviteCardData[] {
  const cards = [
    ...invites.map((invite) => cardOf('invite', invite, invite.invited_by_user, now)),
    ...requests.map((request) => cardOf('request', request, request.sender, now)),
  ];
  return cards.slice(0, MOST_INVITE_CARDS);
}

function cardOf(
  kind: InviteCardData['kind'],
  { id, board, created_at }: { id: string; board: InvitedBoard; created_at: string },
  from: PersonCard,
  now: number,
): InviteCardData {
  return {
    ...{ kind, id },
    board: {
      id: board.id,
      name: board.name,
      url: kind === 'request' || board.privacy === 'public' ? board.url : null,
    },
    covers: board.cover_images.slice(0, 3),
    // Whoever is asked about a board owns it and knows it.
    isSensitive: kind === 'invite' && board.sensitivity_screen,
    from: {
      username: from.username,
      fullName: from.full_name,
      image: pathOfPicture(from.image_small_url),
    },
    age: Math.max(0, now - Date.parse(created_at)),
  };
}
