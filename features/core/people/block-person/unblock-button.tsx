import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

export interface BlockedPerson {
  id: string;
  fullName: string;
}

export interface Blocking {
  person: BlockedPerson;
  source: 'profile' | 'settings' | 'conversation';
  show: (isBlocked: boolean) => void;
  /** False where the page shows nothing once its person is blocked, and is left instead. */
  isReloaded?: boolean;
}

/** Shown at once, silently undone on failure. Both return whether it worked. */
export function useBlock({ person, source, show, isReloaded = true }: Blocking) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const action = async (isBlocked: boolean) => {
    const blocked_user_id = person.id;
    show(isBlocked);
    try {
      if (isBlocked) await call('UserBlockResource.create', { blocked_user_id, block_source: source });
      else await call('UserBlockResource.delete', { blocked_user_id });
    } catch {
      show(!isBlocked);
      return false;
    }
    if (isReloaded) revalidate();
    return true;
  };
  const block = async () => {
    const isDone = await action(true);
    if (isDone) toast.show({ text: t`You've blocked ${person.fullName}` });
    return isDone;
  };
  return { block, unblock: () => action(false) };
}

export function UnblockButton(blocking: Blocking) {
  const { t } = useLingui();
  const { unblock } = useBlock(blocking);
  const { person } = blocking;
  return (
    <Button size="small" aria-label={t`Unblock ${person.fullName}`} onClick={unblock}>
      <Trans>Unblock</Trans>
    </Button>
  );
}
