import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Dialog } from '#design/dialog/dialog.tsx';
import styles from '#features/core/people/parts/people-list.module.css';
import type { FollowSide } from './list-followers.ts';
import { NobodyListed } from './nobody-listed.tsx';
import { PeopleList } from './people-list.tsx';

export type PeopleDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  side: FollowSide;
  person: { id: string; username: string; firstName: string };
  /** Null for who may only look. */
  viewerId: string | null;
};

export function PeopleDialog({ isOpen, onClose, side, person, viewerId }: PeopleDialogProps) {
  const scroller = useRef<HTMLElement>(null);
  const findScroller = (content: HTMLElement | null) => {
    // The dialog scrolls in its body.
    scroller.current = content?.parentElement ?? null;
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={side === 'followers' ? <Trans>Followers</Trans> : <Trans>Following</Trans>}
      size="medium"
    >
      <div ref={findScroller} className={styles.inDialog}>
        <PeopleList
          key={side}
          side={side}
          person={person}
          viewerId={viewerId}
          empty={<NobodyListed side={side} person={person} isOwner={person.id === viewerId} place="modal" />}
          onLeave={onClose}
          scroller={scroller}
        />
      </div>
    </Dialog>
  );
}
