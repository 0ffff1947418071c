import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { SearchIcon } from '#design/icons/icons.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { call } from '#platform/resource/client.ts';
import styles from './contact-list.module.css';
import type { WriterData } from './conversation-data.ts';
import { writerData } from './conversation-data.ts';

type ContactListProps = {
  loadingLabel: string;
  autoFocus?: boolean;
  action: (person: WriterData) => ReactNode;
};

export function ContactList({ loadingLabel, autoFocus, action }: ContactListProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const contacts = useContacts(query);
  return (
    <div className={styles.contacts}>
      <TextField
        label={t`Search by name or username`}
        isLabelHidden
        placeholder={t`Search by name or username`}
        icon={<SearchIcon size={18} />}
        isPill
        type="search"
        maxLength={100}
        autoComplete="off"
        autoFocus={autoFocus}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <VisuallyHidden>
        <span role="status">{query !== '' && <FoundCount contacts={contacts} />}</span>
      </VisuallyHidden>
      <Found contacts={contacts} isSearched={query !== ''} {...{ loadingLabel, action }} />
    </div>
  );
}

function FoundCount({ contacts }: { contacts: Contacts }) {
  if (contacts.state !== 'ready' || contacts.people.length === 0) return null;
  return <Plural value={contacts.people.length} one="# person found" other="# people found" />;
}

type FoundProps = Omit<ContactListProps, 'autoFocus'> & { contacts: Contacts; isSearched: boolean };

function Found({ contacts, isSearched, loadingLabel, action }: FoundProps) {
  const { t } = useLingui();
  if (contacts.state === 'loading') return <SpinnerPlace label={loadingLabel} minHeight={120} />;
  if (contacts.state === 'error') return <ErrorState onRetry={contacts.retry} />;
  if (contacts.people.length === 0) {
    return (
      <p className={styles.none} role="status">
        {isSearched ? t`No one you can message has this name.` : t`People you follow appear here.`}
      </p>
    );
  }
  return (
    <ul className={styles.list} aria-label={t`People`}>
      {contacts.people.map((person) => (
        <li key={person.id} className={styles.row}>
          <Avatar name={person.fullName} src={person.image} size={40} />
          <span className={styles.words}>
            <span className={styles.name} dir="auto">
              {person.fullName}
            </span>
            <span className={styles.username}>@{person.username}</span>
          </span>
          {action(person)}
        </li>
      ))}
    </ul>
  );
}

const REST_MS = 200;

type Contacts =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | { state: 'ready'; people: WriterData[] };

/** Results stay until new ones arrive. */
function useContacts(query: string): Contacts {
  const [contacts, setContacts] = useState<Contacts>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const search = async () => {
      try {
        const { data } = await call('ConversationContactsResource.get', { query });
        if (isWanted) setContacts({ state: 'ready', people: data.map(writerData) });
      } catch {
        const retry = () => {
          setContacts({ state: 'loading' });
          setTries(tries + 1);
        };
        if (isWanted) setContacts({ state: 'error', retry });
      }
    };
    const timer = setTimeout(search, query ? REST_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query, tries]);
  return contacts;
}
