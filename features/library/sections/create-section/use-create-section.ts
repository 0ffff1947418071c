import { useNewSection } from '../parts/use-new-section.ts';

/** Adds a section to a board and answers its address. */
export function useCreateSection(board: { id: string; url: string }) {
  const makeSection = useNewSection(board.id);
  return async function createSection(name: string): Promise<string> {
    return `${board.url}${(await makeSection(name)).slug}/`;
  };
}
