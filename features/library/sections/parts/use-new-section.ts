import { useBlockingToast } from '#features/library/boards/parts/use-blocking-toast.ts';
import type { SectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import { call } from '#platform/resource/client.ts';

export function useNewSection(boardId: string) {
  const tell = useBlockingToast();
  return async function makeSection(name: string): Promise<SectionAnswer> {
    const told = tell({ kind: 'create_section', boardId, name });
    try {
      const { data } = await call('BoardSectionResource.create', { board_id: boardId, name });
      void told.followed();
      return data;
    } catch (error) {
      // The form shows the reason.
      told.dropped();
      throw error;
    }
  };
}
