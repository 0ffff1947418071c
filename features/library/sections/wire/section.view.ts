import { sizeOf } from '#features/core/media/picture-urls.ts';
import { personCards } from '#features/core/people/wire/person.view.ts';
import { boardUrl } from '#features/library/boards/wire/board.view.ts';
import type { CoverImage, SectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { ShownSection } from '../section.service.ts';

export function presentSection(
  { config: { origin } }: Pick<Reading, 'config'>,
  { row, board: { row: board }, previews }: ShownSection,
  cardOf = personCards(origin),
): SectionAnswer {
  return {
    id: row.id,
    type: 'board_section',
    title: row.title,
    slug: row.slug,
    pin_count: row.pin_count,
    board: { id: board.id, name: board.name, url: boardUrl(board), owner: cardOf(board.owner) },
    preview_pins: previews.map(presentPreview),
  };
}

function presentPreview(pin: ShownSection['previews'][number]): CoverImage {
  const { id, image_signature, dominant_color } = pin;
  const { width, height } = sizeOf(pin.image_width, pin.image_height, 'originals');
  return { pin_id: id, image_signature, dominant_color, width, height };
}
