export const PREVIEWED = 6;

/** From this many unorganized pins, a person without boards is asked to make one. */
const UPSELL_FROM = 5;

export function asksForFirstBoard(count: number, hasBoards: boolean): boolean {
  return count >= UPSELL_FROM && !hasBoards;
}
