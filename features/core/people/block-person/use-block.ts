import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

export interface BlockedPerson {
  id: string;
  fullName: string;
}

/** Shown at once, silently undone on failure. Both return whether it worked. */
export function useBlock(person: BlockedPerson, show: (isBlocked: boolean) => void) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const action = async (isBlocked: boolean) => {
    const blocked_user_id = person.id;
    show(isBlocked);
    try {
      if (isBlocked) await call('UserBlockResource.create', { blocked_user_id, block_source: 'profile' });
      else await call('UserBlockResource.delete', { blocked_user_id });
    } catch {
      show(!isBlocked);
      return false;
    }
    revalidate();
    return true;
  };
  const block = async () => {
    const isDone = await action(true);
    if (isDone) toast.show({ text: t`You've blocked ${person.fullName}` });
    return isDone;
  };
  return { block, unblock: () => action(false) };
}
