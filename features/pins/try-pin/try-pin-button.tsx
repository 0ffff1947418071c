import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { CheckIcon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';

export interface TryPinProps {
  pinId: string;
  /** Of the viewer, in whose list of tried pins it will stand. */
  username: string;
  isOpen: boolean;
  onClose: () => void;
}

const TryPinDialog = onDemand<TryPinProps>(async () => (await import('./try-pin-panel.tsx')).TryPinPanel);

/** On a pin's page: says that one tried it, and how it went. */
export function TryPinButton({ pinId, username }: Pick<TryPinProps, 'pinId' | 'username'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<CheckIcon size={16} />}
        onClick={() => setOpen(true)}
        onPointerEnter={TryPinDialog.preload}
      >
        <Trans>I tried this</Trans>
      </Button>
      <TryPinDialog {...{ pinId, username, isOpen }} onClose={() => setOpen(false)} />
    </>
  );
}
