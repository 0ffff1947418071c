import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { CountButtons, type CountedPerson } from '../parts/count-buttons.tsx';
import styles from '../parts/follow-counts.module.css';
import type { FollowSide } from './list-followers.ts';
import type { PeopleDialogProps } from './people-dialog.tsx';

const PeopleDialog = onDemand(() => import('./people-dialog.tsx'), 'PeopleDialog');

type OpeningCountsProps = {
  person: CountedPerson & PeopleDialogProps['person'];
  actorId: string | null;
};

/** Links to the lists, which open over the profile; with a modifier key they act as ordinary links. */
export function OpeningCounts({ person, actorId }: OpeningCountsProps) {
  const [side, setSide] = useState<FollowSide | null>(null);
  const press = (pressed: FollowSide) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setSide(pressed);
  };
  return (
    <>
      <CountButtons
        person={person}
        link={(to, words) => (
          <Link
            to={`/${person.username}/_${to}/`}
            className={styles.count}
            aria-haspopup="dialog"
            onClick={press(to)}
          >
            {words}
          </Link>
        )}
      />
      <PeopleDialog
        isOpen={side !== null}
        onClose={() => setSide(null)}
        side={side ?? 'followers'}
        person={person}
        viewerId={actorId}
      />
    </>
  );
}
