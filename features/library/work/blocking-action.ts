/** Protocol codes of slow work on a board. */
const CODES = [
  [22, 'delete_board'],
  [7172, 'merge'],
  [7173, 'merge'],
  [900, 'delete_pins'],
  [7158, 'delete_pins'],
  [7109, 'delete_pins'],
  [901, 'move_pins'],
  [7108, 'move_pins'],
  [7100, 'create_section'],
  [7102, 'delete_section'],
] as const;

export type BlockingActionType = (typeof CODES)[number][0];
export type BlockingActionKind = (typeof CODES)[number][1];

const KIND_OF_CODE = new Map<number, BlockingActionKind>(CODES);

export function kindOfAction(code: number): BlockingActionKind | null {
  return KIND_OF_CODE.get(code) ?? null;
}

export function codeOfAction(kind: BlockingActionKind): BlockingActionType {
  const entry = CODES.find(([, named]) => named === kind);
  if (!entry) throw new Error(`no code for ${kind}`);
  return entry[0];
}

export function codesOfAction(kind: BlockingActionKind): BlockingActionType[] {
  return CODES.filter((entry) => entry[1] === kind).map(([code]) => code);
}
