/** From this many boards on nobody is asked how they like to save: they pick a board. */
const SAVE_BEHAVIOR_BOARDS = 5;

/** Whether it is looked up how this person likes to save, to the profile or to a board. */
export function isSaveBehaviorLookedUp(boardCount: number): boolean {
  return boardCount < SAVE_BEHAVIOR_BOARDS;
}

/** Whether a board's name holds what was typed. */
export function isNameMatching(name: string, query: string): boolean {
  const fold = (text: string) => text.normalize('NFC').toLowerCase();
  return fold(name).includes(fold(query.trim()));
}
