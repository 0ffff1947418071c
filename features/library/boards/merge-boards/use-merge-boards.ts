import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/failure-text.ts';
import { useBlockingToast } from '../parts/use-blocking-toast.ts';

/**
 * Moves all pins of a board into another and deletes it; toasts tell that it has begun and that it is done. True once
 * the server has taken it on, from when on the card may go; false where it was refused, which a toast says.
 */
export function useMergeBoards() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const tell = useBlockingToast();
  return async function mergeBoards(
    source: { id: string },
    target: { id: string; name: string },
  ): Promise<boolean> {
    const told = tell({ kind: 'merge', boardId: target.id, name: target.name });
    const failure = t`Failed to merge boards`;
    let actionId: string;
    try {
      const sent = { source: source.id, target: target.id };
      const { data } = await call('POST /v3/boards/:source/merge/:target/', sent);
      actionId = data.blocking_action.id;
    } catch (error) {
      told.failed(failureText(error, failure));
      return false;
    }
    void revalidate();
    void told.followed({ actionIds: [actionId], failure }).then((outcome) => {
      // What one looks at knows nothing of pins that were moved since.
      if (outcome !== 'unknown') return revalidate();
    });
    return true;
  };
}
