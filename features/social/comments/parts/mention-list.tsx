import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import menu from '#design/menu/menu.module.css';
import styles from './mention-list.module.css';
import type { useMentions } from './use-mentions.ts';

type MentionListProps = { mentions: ReturnType<typeof useMentions> };

export function MentionList({ mentions }: MentionListProps) {
  const { people } = mentions;
  return (
    <>
      <VisuallyHidden role="status">
        {people.length > 0 && (
          <Plural value={people.length} one="# person to mention" other="# people to mention" />
        )}
      </VisuallyHidden>
      {people.length > 0 && <People mentions={mentions} />}
    </>
  );
}

function People({ mentions: { people, at, listId, choose, point } }: MentionListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for the effect's cleanup.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t`People to mention`} className={styles.list}>
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: and the focus
        <div
          key={person.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === at}
          className={menu.entry}
          data-focused={index === at || undefined}
          onPointerMove={() => point(index)}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(person)}
        >
          <Avatar name={person.fullName} src={person.image} size={32} />
          <span className={menu.words}>
            <span className={styles.name} dir="auto">
              {person.fullName}
            </span>
            <span className={menu.hint}>@{person.username}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
