import { picturePath, sizeOf } from '#features/core/media/picture-urls.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { personCards } from '#features/core/people/wire/person.view.ts';
import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import { nodeId } from '#features/library/pins/wire/pin.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Reading } from '#platform/resource/context.ts';
import { mapPage, type Page } from '#platform/resource/resource.ts';
import type { ShownBoard } from '../board.service.ts';
import type { BoardRow } from '../board.store.ts';
import { privacyLevel, profileGroup } from '../board.ts';
import { roleOf } from '../board-access.ts';
import { WRITE_ACCESS } from '../board-member.ts';
import { presentAction } from './blocking-action.view.ts';
import type { BoardAnswer, CoverImage } from './board-answer.ts';

type ForViewer = Pick<Reading, 'config' | 'viewer'>;

export function presentBoardPage(context: ForViewer, page: Page<ShownBoard>): Page<BoardAnswer> {
  return mapPage(page, (boards) => presentBoards(context, boards));
}

export function presentBoards(context: ForViewer, boards: readonly ShownBoard[]): BoardAnswer[] {
  const cardOf = personCards(context.config.origin);
  return boards.map((board) => presentBoard(context, board, cardOf));
}

export function presentBoard(
  { viewer, config: { origin } }: ForViewer,
  { row, standing, collaborators, actions }: ShownBoard,
  cardOf: (person: PersonCardRow) => PersonCard = personCards(origin),
): BoardAnswer {
  const role = roleOf(viewer, row, standing);
  const isOurs = role !== null;
  const people = isOurs || row.should_show_board_collaborators ? collaborators : [];
  const isCollaborative = row.collaborator_count > 0;
  const isArchived = standing?.archived_at != null;
  const shelf = { privacy: row.privacy, isArchived, isCollaborative };
  const [first] = row.cover_pins;
  const cover = row.cover_signature ?? first?.image_signature ?? null;
  return {
    id: row.id,
    type: 'board',
    node_id: nodeId('Board', row.id),
    name: row.name,
    slug: row.slug,
    description: row.description,
    category: row.category,
    layout: row.layout,
    url: boardUrl(row),
    privacy: row.privacy,
    profileGroup: profileGroup(shelf),
    privacy_level: privacyLevel(shelf),
    onProfile: true,
    story_type: null,
    owner: cardOf(row.owner),
    collaborating_users: people.map(cardOf),
    collaborator_count: row.collaborator_count,
    is_collaborative: isCollaborative,
    collaborated_by_me: role === 'collaborator',
    should_show_board_collaborators: row.should_show_board_collaborators,
    followed_by_me: standing?.is_followed ?? false,
    archived_by_me_at: standing?.archived_at ? toRfc2822(standing.archived_at) : null,
    board_order_modified_at: standing?.position_modified_at ? toRfc2822(standing.position_modified_at) : null,
    access: role === 'owner' ? [WRITE_ACCESS, 'delete'] : (standing?.access ?? []),
    pin_count: row.pin_count,
    section_count: row.section_count,
    follower_count: row.follower_count,
    cover_pin: row.cover_pin_id && {
      pin_id: row.cover_pin_id,
      image_signature: row.cover_signature,
      crop: row.cover_crop,
    },
    has_custom_cover: row.has_custom_cover,
    cover_images: row.cover_pins,
    images: { '170x': row.cover_pins.map((pin) => presentThumbnail(pin, origin)) },
    image_cover_url: cover && origin + picturePath(cover, '236x'),
    image_cover_hd_url: cover && origin + picturePath(cover, '474x'),
    sensitivity_screen: row.sensitivity_screen,
    sensitivity_by_staff: isOurs && row.sensitivity_by_staff,
    is_temporarily_disabled: row.is_temporarily_disabled,
    seo_title: row.name,
    seo_description: row.description,
    seo_noindex_reason: row.privacy === 'public' ? null : `${row.privacy}_board`,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    created_at: toRfc2822(row.created_at),
    blocking_actions: isOurs ? actions.map(presentAction) : [],
  };
}

export const boardUrl = ({ owner, slug }: BoardRow) => `/${owner.username}/${slug}/`;

function presentThumbnail(pin: CoverImage, origin: string): BoardAnswer['images']['170x'][number] {
  return {
    ...sizeOf(pin.width, pin.height, '170x'),
    url: origin + picturePath(pin.image_signature, '170x'),
    dominant_color: pin.dominant_color,
  };
}
