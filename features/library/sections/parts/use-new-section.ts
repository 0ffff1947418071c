import type { SectionAnswer } from '#features/library/boards/board-answer.ts';
import { useBlockingToast } from '#features/library/boards/parts/use-blocking-toast.ts';
import { call } from '#platform/resource/client.ts';

/** Adds a section to a board; toasts tell that it has begun and that it is done. */
export function useNewSection(boardId: string) {
  const tell = useBlockingToast();
  return async function makeSection(name: string): Promise<SectionAnswer> {
    const told = tell({ kind: 'create_section', boardId, name });
    try {
      const { data } = await call('BoardSectionResource.create', { board_id: boardId, name });
      void told.followed();
      return data;
    } catch (error) {
      // The form says why.
      told.dropped();
      throw error;
    }
  };
}
