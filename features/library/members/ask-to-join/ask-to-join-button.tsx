import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { UserPlusIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

export function AskToJoinButton({ board }: { board: { id: string; owner: { fullName: string } } }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [state, setState] = useState<'idle' | 'pending' | 'asked'>('idle');
  const ask = async () => {
    setState('pending');
    try {
      await call('ContactRequestResource.create', { board_id: board.id });
      setState('asked');
      toast.show({ kind: 'success', text: t`Request sent to ${board.owner.fullName}` });
    } catch (error) {
      setState('idle');
      const text = failureText(error);
      toast.show({ kind: 'error', text });
    }
  };
  if (state === 'asked') {
    return (
      <Button size="small" disabled>
        <Trans>Requested</Trans>
      </Button>
    );
  }
  return (
    <Button size="small" icon={<UserPlusIcon size={18} />} pending={state === 'pending'} onClick={ask}>
      <Trans>Ask to join</Trans>
    </Button>
  );
}
