import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { BlockSteps } from '../parts/block-dialogs.tsx';
import { MorePeople, type PersonLineData, PersonText, personLineData } from '../parts/more-people.tsx';
import styles from '../parts/people-list.module.css';
import type { PersonCard } from '../wire/person-answer.ts';
import { UnblockButton } from './unblock-button.tsx';

const OPTIONS = {};
const keyOf = ({ id }: { id: string }) => id;

type BlockedPeopleProps = { first: { data: PersonCard[]; bookmark: string | null } };

/** After unblocking, each can be blocked again until the list is reloaded. */
export function BlockedPeople({ first }: BlockedPeopleProps) {
  const { t } = useLingui();
  const [source] = useState(() => ({
    resource: 'UserBlocksResource.get' as const,
    options: OPTIONS,
    first: { items: first.data.map(personLineData), bookmark: first.bookmark },
    item: personLineData,
    keyOf,
  }));
  const { items, status, loadMore } = usePages(source);
  if (items.length === 0 && status === 'end')
    return <p className={styles.line}>{t`You haven't blocked anyone`}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t`Blocked people`}>
        {items.map((person) => (
          <BlockedRow key={person.id} person={person} />
        ))}
      </ul>
      <MorePeople status={status} onPress={loadMore} />
    </>
  );
}

function BlockedRow({ person }: { person: PersonLineData }) {
  const { t } = useLingui();
  const [isBlocked, show] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const blocking = { person, source: 'settings', show } as const;
  return (
    <li className={styles.row}>
      <span className={styles.person}>
        <PersonText person={person} />
      </span>
      {isBlocked ? (
        <UnblockButton {...blocking} />
      ) : (
        <Button size="small" aria-label={t`Block ${person.fullName}`} onClick={() => setAsking(true)}>
          <Trans>Block</Trans>
        </Button>
      )}
      <BlockSteps {...blocking} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}
