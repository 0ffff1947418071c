/** Pins that the preview of unorganized ideas shows. */
export const PREVIEWED = 6;

/** From so many unorganized pins on a person without boards is asked to make one. */
const UPSELL_FROM = 5;

export function asksForFirstBoard(count: number, hasBoards: boolean): boolean {
  return count >= UPSELL_FROM && !hasBoards;
}
