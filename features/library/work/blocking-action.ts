/** Protocol codes of slow work on a board; the first is what new work gets. */
const CODES = {
  delete_board: [22],
  merge: [7172, 7173],
  delete_pins: [900, 7158, 7109],
  move_pins: [901, 7108],
  create_section: [7100],
  delete_section: [7102],
} as const;

export type BlockingActionKind = keyof typeof CODES;
export type BlockingActionType = (typeof CODES)[BlockingActionKind][number];

export const codesOfAction = (kind: BlockingActionKind): readonly BlockingActionType[] => CODES[kind];

export const codeOfAction = (kind: BlockingActionKind): BlockingActionType => CODES[kind][0];

export function kindOfAction(code: number): BlockingActionKind | null {
  const kinds = Object.keys(CODES) as BlockingActionKind[];
  return kinds.find((kind) => CODES[kind].some((one) => one === code)) ?? null;
}
