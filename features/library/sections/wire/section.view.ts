import type { BoardAnswer, CoverImage, SectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { SectionRow } from '../section.store.ts';

export function presentSection(
  row: SectionRow,
  board: Pick<BoardAnswer, 'id' | 'name' | 'url' | 'owner'>,
  previews: readonly PinAnswer[],
): SectionAnswer {
  return {
    id: row.id,
    type: 'board_section',
    title: row.title,
    slug: row.slug,
    pin_count: row.pin_count,
    board: { id: board.id, name: board.name, url: board.url, owner: board.owner },
    preview_pins: previews.map(presentPreview),
  };
}

function presentPreview({ id, image_signature, dominant_color, images }: PinAnswer): CoverImage {
  const { width, height } = images.orig;
  return { pin_id: id, image_signature, dominant_color, width, height };
}
