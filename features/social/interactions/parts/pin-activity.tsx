import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import styles from './pin-activity.module.css';

const ActivityDialog = onDemand(() => import('./activity-dialog.tsx'), 'ActivityDialog');

type PinActivityProps = { pinId: string; saveCount: number };

/** For members. */
export function PinActivity({ pinId, saveCount }: PinActivityProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.line}>
      {saveCount > 0 && (
        <span>
          <Plural value={saveCount} one="# save" other="# saves" />
        </span>
      )}
      <QuietButton
        aria-haspopup="dialog"
        onPointerEnter={ActivityDialog.preload}
        onFocus={ActivityDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Trans>Activity</Trans>
      </QuietButton>
      <ActivityDialog isOpen={isOpen} onClose={() => setOpen(false)} pinId={pinId} />
    </div>
  );
}
