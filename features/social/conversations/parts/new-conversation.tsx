import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { MOST_OTHERS } from '../conversation.ts';
import { ContactList } from './contact-list.tsx';
import type { WriterData } from './conversation-data.ts';
import styles from './new-conversation.module.css';
import { useBeginConversation } from './use-begin-conversation.ts';

export function NewConversation({ onOpen }: { onOpen?: () => void }) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<readonly WriterData[]>([]);
  const [isPending, setPending] = useState(false);
  const begin = useBeginConversation();
  const toggle = (person: WriterData) =>
    setChosen((before) =>
      before.some(({ id }) => id === person.id)
        ? before.filter(({ id }) => id !== person.id)
        : [...before, person],
    );
  const start = async () => {
    setPending(true);
    await begin({ user_ids: chosen.map(({ id }) => id) }, onOpen);
    setPending(false);
  };
  const names = new Intl.ListFormat(i18n.locale).format(chosen.map(({ fullName }) => fullName));
  return (
    <div className={styles.new}>
      <ContactList
        autoFocus
        loadingLabel={t`Loading people`}
        action={(person) => {
          const isChosen = chosen.some(({ id }) => id === person.id);
          const isFull = !isChosen && chosen.length >= MOST_OTHERS;
          return <Choice {...{ isChosen, isFull }} name={person.fullName} onClick={() => toggle(person)} />;
        }}
      />
      {chosen.length > 0 && (
        <p className={styles.to}>
          <Trans>To {names}</Trans>
        </p>
      )}
      <Button variant="primary" wide disabled={chosen.length === 0} pending={isPending} onClick={start}>
        <Trans>Next</Trans>
      </Button>
    </div>
  );
}

type ChoiceProps = { name: string; isChosen: boolean; isFull: boolean; onClick: () => void };

function Choice({ name, isChosen, isFull, onClick }: ChoiceProps) {
  const { t } = useLingui();
  return (
    <Button
      size="small"
      variant={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      disabled={isFull}
      onClick={onClick}
      aria-label={isChosen ? t`Chosen: ${name}` : t`Choose ${name}`}
    >
      {isChosen ? <Trans>Chosen</Trans> : <Trans>Choose</Trans>}
    </Button>
  );
}
