import { type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import menu from '../menu/menu.module.css';
import styles from './suggestion-list.module.css';
import type { Suggestion, useSuggestions } from './use-suggestions.ts';

type SuggestionListProps<T extends Suggestion> = {
  suggestions: ReturnType<typeof useSuggestions<T>>;
  label: string;
  /** Says how many there are. */
  count: ReactNode;
  children: (item: T) => ReactNode;
};

/** Below the field, in a box that is its containing block. */
export function SuggestionList<T extends Suggestion>(props: SuggestionListProps<T>) {
  const isOpen = props.suggestions.items.length > 0;
  return (
    <>
      <VisuallyHidden role="status">{isOpen && props.count}</VisuallyHidden>
      {isOpen && <Items {...props} />}
    </>
  );
}

function Items<T extends Suggestion>({ suggestions, label, children }: SuggestionListProps<T>) {
  const { items, at, listId, choose, point } = suggestions;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for the effect's cleanup.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: and the focus
        <div
          key={item.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === at}
          className={menu.entry}
          data-focused={index === at || undefined}
          onPointerMove={() => point(index)}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  );
}

export function SuggestedWords({ name, hint }: { name: string; hint: ReactNode }) {
  return (
    <span className={menu.words}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={menu.hint}>{hint}</span>
    </span>
  );
}
