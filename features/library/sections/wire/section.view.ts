import { presentBoard } from '#features/library/boards/wire/board.view.ts';
import type { BoardAnswer, CoverImage, SectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { ShownSection } from '../section.service.ts';

type ForViewer = Pick<Reading, 'config' | 'viewer'>;

export function presentSections(context: ForViewer, sections: readonly ShownSection[]): SectionAnswer[] {
  const [first] = sections;
  if (!first) return [];
  const board = presentBoard(context, first.board);
  return sections.map((section) => presentOn(board, section));
}

export function presentSection(context: ForViewer, section: ShownSection): SectionAnswer {
  return presentOn(presentBoard(context, section.board), section);
}

function presentOn({ id, name, url, owner }: BoardAnswer, { row, previews }: ShownSection): SectionAnswer {
  return {
    id: row.id,
    type: 'board_section',
    title: row.title,
    slug: row.slug,
    pin_count: row.pin_count,
    board: { id, name, url, owner },
    preview_pins: previews.map(presentPreview),
  };
}

function presentPreview(pin: ShownSection['previews'][number]): CoverImage {
  const { id, image_signature, dominant_color, image_width: width, image_height: height } = pin;
  return { pin_id: id, image_signature, dominant_color, width, height };
}
