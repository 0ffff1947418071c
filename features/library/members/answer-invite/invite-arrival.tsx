import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import type { InviteCardData } from '../parts/invite-card-data.ts';
import { useAnswerInvite } from './use-answer-invite.ts';

export function InviteArrival(arrival: Arrival) {
  const { leave, say } = useInviteArrival(arrival);
  const { invite, isSeamless } = arrival;
  if (!invite || isSeamless) return null;
  return (
    <Dialog
      isOpen
      onClose={leave}
      size="small"
      title={<Trans>Join “{invite.board.name}”?</Trans>}
      actions={
        <>
          <Button onClick={() => say('decline')}>
            <Trans>Decline</Trans>
          </Button>
          <Button variant="primary" onClick={() => say('accept')}>
            <Trans>Accept</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>{invite.from.fullName} invited you to collaborate on this board.</Trans>
      </p>
    </Dialog>
  );
}

type Arrival = {
  invite: InviteCardData | null;
  /** Accepted without confirmation. */
  isSeamless: boolean;
  path: string;
};

function useInviteArrival({ invite, isSeamless, path }: Arrival) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const hasArrived = useRef(false);
  const answer = useAnswerInvite({ hide: () => {}, show: () => {}, onAnswered: () => {} });
  const leave = () => navigate(path, { replace: true, preventScrollReset: true });
  const say = async (said: 'accept' | 'decline') => {
    if (invite) await answer(invite, said);
    await leave();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrives once
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    if (!invite) toast.show({ kind: 'error', text: t`Invalid Invite` });
    if (!invite || isSeamless) say('accept');
  }, []);
  return { leave, say };
}
