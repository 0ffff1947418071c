/** The page on which a board is edited. */
export function editBoardPath(id: string): string {
  return `/board/${id}/edit/`;
}
