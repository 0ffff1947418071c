import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

export function useBoardCover() {
  const { t } = useLingui();
  return async (boardId: string, pinId: string): Promise<void> => {
    try {
      await call('BoardResource.update', { board_id: boardId, cover_pin_id: pinId });
      toast.show({ kind: 'success', text: t`This is now the cover of its board.` });
    } catch {
      toast.show({
        kind: 'error',
        text: t`The cover could not be changed. Please try again.`,
      });
    }
  };
}
