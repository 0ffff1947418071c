import { call } from '#platform/resource/client.ts';
import { useBlockingToast } from '../parts/use-blocking-toast.ts';

/** Adds a section to a board and answers its address; toasts tell that it has begun and that it is done. */
export function useCreateSection(board: { id: string; url: string }) {
  const tell = useBlockingToast();
  return async function createSection(name: string): Promise<string> {
    const told = tell({ kind: 'create_section', boardId: board.id, name });
    try {
      const { data } = await call('BoardSectionResource.create', { board_id: board.id, name });
      void told.followed();
      return `${board.url}${data.slug}/`;
    } catch (error) {
      // The form says why.
      told.dropped();
      throw error;
    }
  };
}
