import { sizeOf } from '#features/core/media/picture-urls.ts';
import type { BoardAnswer, CoverImage, SectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import type { ShownPin } from '#features/library/pins/pin.service.ts';
import type { SectionRow } from '../section.store.ts';

export function presentSection(
  row: SectionRow,
  board: Pick<BoardAnswer, 'id' | 'name' | 'url' | 'owner'>,
  previews: readonly ShownPin['row'][],
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

function presentPreview(pin: ShownPin['row']): CoverImage {
  const { id, image_signature, dominant_color } = pin;
  const { width, height } = sizeOf(pin.image_width, pin.image_height, 'originals');
  return { pin_id: id, image_signature, dominant_color, width, height };
}
