import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

/** What is being typed behind a sign such as @, which is at `at`. */
export interface TypedWord {
  at: number;
  term: string;
}

export interface Suggestion {
  id: string;
  /** What it writes, without the sign. */
  word: string;
}

/** Null unless the caret is behind what the pattern's first group matches. */
export function typedWord(pattern: RegExp, text: string, caret: number): TypedWord | null {
  const found = pattern.exec(text.slice(0, caret));
  return found ? { at: found.index, term: found[1] ?? '' } : null;
}

/** Replaces the typed part; returns the new caret, too. */
export function withWord(
  text: string,
  { at, term }: TypedWord,
  word: string,
): { text: string; caret: number } {
  const rest = text.slice(at + 1 + term.length);
  const written = `${text.charAt(at)}${word}${/^\s/.test(rest) ? '' : ' '}`;
  const caret = at + written.length + (written.endsWith(' ') ? 0 : 1);
  return { text: text.slice(0, at) + written + rest, caret };
}

export interface Suggesting<T extends Suggestion> {
  text: string;
  setText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Ends with `$`; the sign and, as a group, what may be behind it. */
  pattern: RegExp;
  /** Stable between renders. */
  search: (term: string) => Promise<T[]>;
}

const PAUSE_MS = 120;

/** The focus stays in the field. Enter or Tab takes the word; Escape closes the list until the next sign. */
export function useSuggestions<T extends Suggestion>(suggesting: Suggesting<T>) {
  const { text, setText, field, pattern, search } = suggesting;
  const listId = useId();
  const [typed, setTyped] = useState<TypedWord | null>(null);
  const [put, setPut] = useState<number | null>(null);
  const items = useFound(search, typed && typed.at !== put ? typed.term : null);
  const [active, setActive] = useState(0);
  const isOpen = items.length > 0;
  const at = Math.min(active, items.length - 1);

  const look = () => {
    const area = field.current;
    const isCaret = area !== null && area.selectionStart === area.selectionEnd;
    const found = isCaret ? typedWord(pattern, area.value, area.selectionStart) : null;
    setTyped(found);
    if (!found) setPut(null);
    if (found?.term !== typed?.term) setActive(0);
  };
  const caret = useCaret(field, text);
  const choose = ({ word }: T) => {
    if (!typed) return;
    const next = withWord(text, typed, word);
    setText(next.text);
    caret.put(next.caret);
    setTyped(null);
  };
  /** Returns whether the list handled the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const action = keyAction(event, { at, count: items.length });
    if (action === null) return false;
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
    const chosen = items[at];
    if (action === 'choose' && chosen) choose(chosen);
    else if (action === 'close') setPut(typed?.at ?? null);
    else if (typeof action === 'number') setActive(action);
    return true;
  };
  const aria = isOpen
    ? ({
        // HTML allows a textarea no other role than textbox, and a textbox may have a popup list.
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-controls': listId,
        'aria-activedescendant': `${listId}-${at}`,
      } as const)
    : {};
  return { items, at, listId, aria, look, choose, onKey, point: setActive, close: () => setTyped(null) };
}

function keyAction(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { at, count }: { at: number; count: number },
): number | 'choose' | 'close' | null {
  if (ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Enter' || key === 'Tab') return 'choose';
  return key === 'Escape' ? 'close' : null;
}

function useCaret(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const wanted = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the text has changed
  useEffect(() => {
    if (wanted.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [text]);
  return {
    put: (at: number) => {
      wanted.current = at;
    },
  };
}

/** Empty where the term is null or the request fails. */
function useFound<T>(search: (term: string) => Promise<T[]>, term: string | null): T[] {
  const [found, setFound] = useState<T[]>([]);
  useEffect(() => {
    if (term === null) return setFound([]);
    let isWanted = true;
    const show = (items: T[]) => isWanted && setFound(items);
    const timer = setTimeout(() => search(term).then(show, () => show([])), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [search, term]);
  return term === null ? [] : found;
}
