import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

const UNDO_MS = 10_000;

/** The toast offers to undo it. */
export function useDeleteTag({ id: tag_id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      void revalidate();
      return true;
    } catch (error) {
      if (!asksToLogInAgain(error)) toast.show({ kind: 'error', text: failureText(error) });
      return false;
    }
  };
  const restore = async () => {
    const isBack = await attempt(() => call('TagRestoreResource.create', { tag_id }));
    if (isBack) toast.show({ text: t`Undone`, duration: 3000 });
  };
  return async () => {
    if (!(await attempt(() => call('TagResource.delete', { tag_id })))) return;
    const action = { undo: () => void restore() };
    toast.show({ kind: 'success', text: t`Deleted tag ${name}`, action, duration: UNDO_MS });
  };
}
