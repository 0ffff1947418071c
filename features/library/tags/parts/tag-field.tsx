import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ComboBox } from '#design/combo-box/combo-box.tsx';
import { XIcon } from '#design/icons/visitor-icons.tsx';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import { distinctTags, LONGEST_TAG, MOST_TAGS_OF_PIN, tagKey } from '../tag.ts';
import styles from './tag-field.module.css';

const NEW = 'new';

type TagFieldProps = {
  value: readonly string[];
  onChange: (names: string[]) => void;
  /** The person's other tags, which typing completes. */
  known: readonly string[];
  label: string;
  autoFocus?: boolean;
};

export function TagField({ value, onChange, known, label, autoFocus }: TagFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const focusInput = useFocusAfter(place, value.length);
  const isFull = value.length >= MOST_TAGS_OF_PIN;
  const change = (names: readonly string[], isLeft = false) => {
    setText('');
    if (!isLeft) focusInput();
    onChange(distinctTags(names).slice(0, MOST_TAGS_OF_PIN));
  };
  const typed = text.trim().slice(0, LONGEST_TAG);
  const add = (name: string, isLeft = false) => !isBlankText(name) && change([...value, name], isLeft);
  return (
    <div ref={place} className={styles.field} {...useTyped(typed, add)}>
      <ComboBox
        // A new one is empty and closed again.
        key={value.length}
        label={label}
        options={optionsFor(typed, { value, known, create: t`Create “${typed}”` })}
        value={null}
        onSearch={setText}
        onChange={(id) => id !== null && add(id === NEW ? typed : id.slice(1))}
        isDisabled={isFull}
        isOpenedByTyping
        autoFocus={autoFocus}
        hint={t`Press Enter after each tag. A Pin can have up to ${MOST_TAGS_OF_PIN}.`}
      />
      <ChosenTags {...{ value }} onRemove={(name) => change(value.filter((other) => other !== name))} />
    </div>
  );
}

function useTyped(typed: string, add: (name: string, isLeft: boolean) => void) {
  // Tab empties the field before it leaves it.
  const tabbed = useRef('');
  // Enter takes the option that is focused, else what was typed; a comma always the latter.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isChosen = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
    tabbed.current = event.key === 'Tab' && !isChosen ? typed : '';
    if (event.key !== ',' && (event.key !== 'Enter' || isChosen)) return;
    if (!(event.target instanceof HTMLInputElement) || isBlankText(typed)) return;
    event.preventDefault();
    event.stopPropagation();
    add(typed, false);
  };
  // What was typed counts also without Enter, as when the form is sent by its button.
  const onBlurCapture = ({ target, relatedTarget: next, currentTarget }: FocusEvent<Element>) => {
    // Another window leaves it the active element.
    const isOnlyPaused = document.activeElement === target || next?.closest('[role="listbox"]');
    const isLeft = !isOnlyPaused && !currentTarget.contains(next);
    if (isLeft && target instanceof HTMLInputElement) add(tabbed.current || typed, true);
  };
  return { onKeyDownCapture, onBlurCapture };
}

type ChosenTagsProps = Pick<TagFieldProps, 'value'> & { onRemove: (name: string) => void };

function ChosenTags({ value, onRemove }: ChosenTagsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.tags} aria-label={t`Tags of this Pin`}>
      {value.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.tag}
            aria-label={t`Remove tag ${name}`}
            onClick={() => onRemove(name)}
          >
            <span dir="auto">{name}</span>
            <XIcon size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type Known = Pick<TagFieldProps, 'value' | 'known'> & { create: string };

function optionsFor(typed: string, { value, known, create }: Known) {
  const key = tagKey(typed);
  const chosen = new Set(value.map(tagKey));
  const open = known.filter((name) => !chosen.has(tagKey(name)) && tagKey(name).includes(key));
  const isKnown = chosen.has(key) || open.some((name) => tagKey(name) === key);
  const options = open.map((name) => ({ id: `=${name}`, label: name }));
  return isKnown || isBlankText(typed) ? options : [...options, { id: NEW, label: create }];
}

/** Moves the focus to the input again once the tags have changed, as the input is another one. */
function useFocusAfter(place: React.RefObject<HTMLElement | null>, count: number): () => void {
  const isWanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the count changes
  useEffect(() => {
    if (isWanted.current) place.current?.querySelector('input')?.focus();
    isWanted.current = false;
  }, [count]);
  return () => {
    isWanted.current = true;
  };
}
