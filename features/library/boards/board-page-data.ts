import { textPieces } from '#design/link/text-pieces.ts';
import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import { EVEN_LAYOUT, mayEditBoard } from './board.ts';
import { roleOnBoard } from './board-role.ts';
import type { BoardAnswer, SectionAnswer } from './wire/board-answer.ts';

export type BoardPageData = ReturnType<typeof boardPageData>;

export function boardPageData(board: BoardAnswer, viewerId: string | undefined) {
  const { id, name, url, description, privacy, pin_count, section_count, sensitivity_screen } = board;
  const role = roleOnBoard(viewerId, board);
  const others = board.should_show_board_collaborators ? board.collaborating_users : [];
  return {
    ...{ id, name, url, description, privacy, pin_count, section_count, sensitivity_screen },
    about: textPieces(description),
    dates: { startsOn: board.starts_on, endsOn: board.ends_on },
    isEven: board.layout === EVEN_LAYOUT,
    isDisabled: board.is_temporarily_disabled,
    isSensitiveByStaff: board.sensitivity_by_staff,
    hasCustomCover: board.has_custom_cover,
    owner: personOnBoard(board.owner),
    people: [board.owner, ...others].map(personOnBoard),
    /** True even if none of the others are shown. */
    isShared: board.is_collaborative,
    showsCollaborators: board.should_show_board_collaborators,
    isArchived: board.archived_by_me_at !== null,
    isMine: role === 'owner',
    isOurs: role !== null,
    isFollowed: board.followed_by_me,
    followerCount: board.follower_count,
    canBeAsked: board.is_collaborative && !board.owner.is_partner,
    isEditable: mayEditBoard({ access: board.access, ownerId: board.owner.id, viewerId }),
  };
}

function personOnBoard({ username, full_name, image_small_url }: PersonCard) {
  return {
    username,
    fullName: full_name,
    image: image_small_url && new URL(image_small_url).pathname,
  };
}

export type SectionCardData = ReturnType<typeof sectionCardData>;

export function sectionCardData({ id, title, slug, pin_count, preview_pins, board }: SectionAnswer) {
  return { id, title, pin_count, url: `${board.url}${slug}/`, pictures: preview_pins };
}
