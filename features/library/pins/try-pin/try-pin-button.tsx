import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { CheckIcon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { TryData } from '../parts/try-data.ts';

export type SavedTry = Omit<TryData, 'author'>;

export interface TryPinProps {
  pinId: string;
  username: string;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (saved: SavedTry | null) => void;
}

export const TryPinDialog = onDemand(() => import('./try-pin-panel.tsx'), 'TryPinPanel');

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
