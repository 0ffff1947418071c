import { call } from '#platform/resource/client.ts';

/** Adds a section to a board and answers its address. */
export async function createSection(board: { id: string; url: string }, name: string): Promise<string> {
  const { data } = await call('BoardSectionResource.create', { board_id: board.id, name });
  return `${board.url}${data.slug}/`;
}
