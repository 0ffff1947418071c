import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LockIcon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import styles from './private-mark.module.css';

const PrivateNote = onDemand(async () => (await import('./private-note.tsx')).PrivateNote);

export function PrivateMark({ isOwner }: { isOwner: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.mark} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LockIcon size={16} />
        {isOwner ? <Trans>Your profile is private</Trans> : <Trans>Private profile</Trans>}
      </button>
      <PrivateNote isOpen={isOpen} onClose={() => setOpen(false)} isOwner={isOwner} />
    </>
  );
}
