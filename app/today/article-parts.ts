import type { ArticleAnswer } from '#features/discovery/articles/wire/article-answer.ts';
import { type BoardCardData, boardCardData } from '#features/library/boards/board-card-data.ts';
import { type PinCardData, pinCardData } from '#features/library/pins/pin-card-data.ts';

interface Paragraph {
  key: string;
  text: string;
}

/** Pins that follow each other stand side by side, and so do boards. */
export type ArticlePart = { key: string } & (
  | { kind: 'text'; paragraphs: Paragraph[] }
  | { kind: 'pins'; pins: PinCardData[] }
  | { kind: 'boards'; boards: BoardCardData[] }
);

export function articleParts(blocks: ArticleAnswer['blocks']): ArticlePart[] {
  const parts: ArticlePart[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const key = String(parts.length);
    if (block.type === 'text') parts.push({ key, kind: 'text', paragraphs: paragraphsOf(block.text) });
    else if (block.type === 'pin') {
      const pin = pinCardData(block.pin);
      if (last?.kind === 'pins') addOnce(last.pins, pin);
      else parts.push({ key, kind: 'pins', pins: [pin] });
    } else {
      const board = boardCardData(block.board);
      if (last?.kind === 'boards') addOnce(last.boards, board);
      else parts.push({ key, kind: 'boards', boards: [board] });
    }
  }
  return parts;
}

function addOnce<Item extends { id: string }>(items: Item[], item: Item): void {
  if (!items.some(({ id }) => id === item.id)) items.push(item);
}

/** An empty line begins a new one. */
export const paragraphsOf = (text: string): Paragraph[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => ({ key: String(index), text: paragraph }));
