import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { CheckIcon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { TryData } from '../parts/try-data.ts';

/** A try without its author. */
export type SavedTry = Omit<TryData, 'author'>;

export interface TryPinProps {
  pinId: string;
  username: string;
  isOpen: boolean;
  onClose: () => void;
  /** The try was stored, or with null deleted. */
  onSaved: (saved: SavedTry | null) => void;
}

export const TryPinDialog = onDemand<TryPinProps>(
  async () => (await import('./try-pin-panel.tsx')).TryPinPanel,
);

/** On a pin's page: marks the pin as tried and asks how it went. */
export function TryPinButton(props: Pick<TryPinProps, 'pinId' | 'username' | 'onSaved'>) {
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
      <TryPinDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
