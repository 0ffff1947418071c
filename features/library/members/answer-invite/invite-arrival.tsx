import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { type Arrival, useInviteArrival } from './use-invite-arrival.ts';

/** Accepts the invite that the address of the own profile asks for; asks once more unless that is told not to. */
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
          <Button look="primary" onClick={() => say('accept')}>
            <Trans>Accept</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>{invite.from.fullName} invites you to work on this board together.</Trans>
      </p>
    </Dialog>
  );
}
