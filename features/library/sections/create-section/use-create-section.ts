import { useNewSection } from '../parts/use-new-section.ts';

export function useCreateSection(board: { id: string; url: string }) {
  const makeSection = useNewSection(board.id);
  return async function createSection(name: string): Promise<string> {
    return `${board.url}${(await makeSection(name)).slug}/`;
  };
}
