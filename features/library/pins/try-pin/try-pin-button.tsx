import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { CheckIcon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { TryData } from '../parts/try-data.ts';

/** What was said of a try, without who said it. */
export type SavedTry = Omit<TryData, 'author'>;

export interface TryPinProps {
  pinId: string;
  /** Of the viewer, in whose list of tried pins it will stand. */
  username: string;
  isOpen: boolean;
  onClose: () => void;
  /** It was kept, or with null taken back. */
  onSaved: (saved: SavedTry | null) => void;
}

/** Asks how it went, or shows what was said before to change it. */
export const TryPinDialog = onDemand<TryPinProps>(
  async () => (await import('./try-pin-panel.tsx')).TryPinPanel,
);

/** On a pin's page: says that one tried it, and how it went. */
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
