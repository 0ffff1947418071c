import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { call } from '#platform/resource/client.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { MorePeople } from '../parts/more-people.tsx';
import styles from '../parts/people-list.module.css';
import { type PersonLineData, PersonText, personLineData } from '../parts/person-text.tsx';
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
    return <p className={styles.line}>{t`You haven't blocked anyone.`}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t`People you block`}>
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
  const [isBlocked, setBlocked] = useState(true);
  const blockAgain = async () => {
    setBlocked(true);
    await call('UserBlockResource.create', { blocked_user_id: person.id }).catch(() => setBlocked(false));
  };
  return (
    <li className={styles.row}>
      <span className={styles.person}>
        <PersonText person={person} />
      </span>
      {isBlocked ? (
        <UnblockButton person={person} showBlocked={setBlocked} />
      ) : (
        <Button size="small" aria-label={t`Block ${person.fullName}`} onClick={blockAgain}>
          <Trans>Block</Trans>
        </Button>
      )}
    </li>
  );
}
