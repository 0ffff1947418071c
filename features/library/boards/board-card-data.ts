import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { isWholeBoardUnderWay } from '#features/library/work/watched-action.ts';
import { cropBox, type PictureBox } from './cover-box.ts';
import type { BoardAnswer } from './wire/board-answer.ts';
import type { GridBoard } from './wire/board-field-sets.ts';

/** Pages send only this to the browser, so the answer's schemas stay on the server. */
export type BoardCardData = Pick<
  BoardAnswer,
  | 'id'
  | 'name'
  | 'url'
  | 'privacy'
  | 'profileGroup'
  | 'pin_count'
  | 'section_count'
  | 'cover_images'
  | 'has_custom_cover'
  | 'sensitivity_screen'
  | 'is_temporarily_disabled'
  | 'is_collaborative'
  | 'archived_by_me_at'
> & {
  owner: { id: string; username: string; full_name: string };
  /** The place of the first picture in its frame, if only a part of it was chosen. */
  cover_box: PictureBox | null;
  collaborators: { id: string; full_name: string; image_small_url: string | null }[];
  /** Whether work on the whole board is moving its pins. */
  is_busy: boolean;
};

export function boardCardData(board: GridBoard): BoardCardData {
  return {
    id: board.id,
    name: board.name,
    url: board.url,
    privacy: board.privacy,
    profileGroup: board.profileGroup,
    pin_count: board.pin_count,
    section_count: board.section_count,
    cover_images: board.cover_images,
    has_custom_cover: board.has_custom_cover,
    sensitivity_screen: board.sensitivity_screen,
    is_temporarily_disabled: board.is_temporarily_disabled,
    cover_box: coverBoxOf(board),
    is_collaborative: board.is_collaborative,
    archived_by_me_at: board.archived_by_me_at,
    is_busy: isWholeBoardUnderWay(board.blocking_actions),
    owner: { id: board.owner.id, username: board.owner.username, full_name: board.owner.full_name },
    collaborators: board.should_show_board_collaborators
      ? board.collaborating_users.map(({ id, full_name, image_small_url }) => ({
          id,
          full_name,
          image_small_url: pathOfPicture(image_small_url),
        }))
      : [],
  };
}

/** The large frame of a cover is nearly square. */
function coverBoxOf({ cover_pin, cover_images: [first] }: GridBoard): PictureBox | null {
  return cover_pin?.crop && first ? cropBox(cover_pin.crop, first, 1) : null;
}
