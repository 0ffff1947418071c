import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-words.ts';

/** Gives a board the cover that was chosen, or takes it away; true once that is done. */
export function useChooseCover(boardId: string) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const save = async (
    cover: Pick<OptionsOf<'BoardResource.update'>, 'cover_pin_id' | 'cover_crop'>,
  ): Promise<boolean> => {
    setPending(true);
    try {
      await call('BoardResource.update', { board_id: boardId, ...cover });
      await revalidate();
      toast.show({ kind: 'success', text: t`The cover was changed.` });
      return true;
    } catch (error) {
      const text = failureText(error);
      toast.show({ kind: 'error', text });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { save, isPending };
}
