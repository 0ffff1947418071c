/** The codes that slow acts on a board go by in the protocol. */
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

/** The section id of an action on the whole board. */
export const WHOLE_BOARD = '-1';

const KIND_OF_CODE = new Map<number, BlockingActionKind>(CODES);

/** What a code means, or null for one that is not known. */
export function kindOfAction(code: number): BlockingActionKind | null {
  return KIND_OF_CODE.get(code) ?? null;
}

/** The code that we write for a kind. */
export function codeOfAction(kind: BlockingActionKind): BlockingActionType {
  const entry = CODES.find(([, named]) => named === kind);
  if (!entry) throw new Error(`no code for ${kind}`);
  return entry[0];
}

/** All codes of a kind; we write the first of them. */
export function codesOfAction(kind: BlockingActionKind): BlockingActionType[] {
  return CODES.filter((entry) => entry[1] === kind).map(([code]) => code);
}

/** What an action works on: no section id means the pins outside sections, `-1` the whole board. */
export function targetOfAction(
  sectionId: string | null | undefined,
): { of: 'unorganized' } | { of: 'board' } | { of: 'section'; id: string } {
  if (sectionId === null || sectionId === undefined) return { of: 'unorganized' };
  return sectionId === WHOLE_BOARD ? { of: 'board' } : { of: 'section', id: sectionId };
}
