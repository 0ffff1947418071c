/** The slow acts on a board, with the codes that each goes by in the protocol. */
export const BLOCKING_ACTION_CODES = {
  delete_board: [22],
  merge: [7172, 7173],
  delete_pins: [900, 7158, 7109],
  move_pins: [901, 7108],
  create_section: [7100],
  delete_section: [7102],
} as const;

export type BlockingActionKind = keyof typeof BLOCKING_ACTION_CODES;
export type BlockingActionType = (typeof BLOCKING_ACTION_CODES)[BlockingActionKind][number];

const KIND_OF_CODE = new Map<number, BlockingActionKind>(
  Object.entries(BLOCKING_ACTION_CODES).flatMap(([kind, codes]) =>
    codes.map((code): [number, BlockingActionKind] => [code, kind as BlockingActionKind]),
  ),
);

/** What a code means, or null for one that is not known. */
export function kindOfAction(code: number): BlockingActionKind | null {
  return KIND_OF_CODE.get(code) ?? null;
}

/** What an action works on: no section id means the pins outside sections, `-1` the whole board. */
export function targetOfAction(
  sectionId: string | null | undefined,
): { of: 'unorganized' } | { of: 'board' } | { of: 'section'; id: string } {
  if (sectionId === null || sectionId === undefined) return { of: 'unorganized' };
  return sectionId === '-1' ? { of: 'board' } : { of: 'section', id: sectionId };
}

/** The end of the progress. */
export const DONE = 1;
