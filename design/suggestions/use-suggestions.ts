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
  /** Other words may stand there, too: none is chosen until an arrow key goes to it. */
  isFree?: boolean;
  /** The longest text, as the field's own limit holds only for what is typed. */
  limit?: number | undefined;
}

const PAUSE_MS = 120;

/** The focus stays in the field. Enter or Tab takes the active word; Escape closes the list until the next sign. */
export function useSuggestions<T extends Suggestion>(suggesting: Suggesting<T>) {
  const { text, setText, field, pattern, search, isFree = false, limit } = suggesting;
  const listId = useId();
  const [typed, setTyped] = useState<TypedWord | null>(null);
  const [put, setPut] = useState<number | null>(null);
  const items = useFound(search, typed && typed.at !== put ? typed.term : null);
  const first = isFree ? -1 : 0;
  const [active, setActive] = useState(first);
  const isOpen = items.length > 0;
  const at = Math.min(active, items.length - 1);

  const look = () => {
    const found = wordAtCaret(field.current, pattern);
    setTyped(found);
    if (!found) setPut(null);
    if (found?.term !== typed?.term) setActive(first);
  };
  /** Closes the list once the caret has left the word. */
  const leave = () => {
    if (wordAtCaret(field.current, pattern)?.at !== typed?.at) setTyped(null);
  };
  const caret = useCaret(field, text);
  const choose = ({ word }: T) => {
    if (!typed) return;
    const next = withWord(text, typed, word);
    setTyped(null);
    if (limit && next.text.length > limit) return;
    caret.put(next.caret, next.text !== text);
    setText(next.text);
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
  const aria = isOpen ? ariaOf(listId, at) : {};
  return {
    items,
    at,
    listId,
    aria,
    look,
    leave,
    choose,
    onKey,
    point: setActive,
    close: () => setTyped(null),
  };
}

// HTML allows a textarea no other role than textbox, and a textbox may have a popup list.
const ariaOf = (listId: string, at: number) =>
  ({
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': listId,
    'aria-activedescendant': at < 0 ? undefined : `${listId}-${at}`,
  }) as const;

function wordAtCaret(area: HTMLTextAreaElement | null, pattern: RegExp): TypedWord | null {
  if (!area || area.selectionStart !== area.selectionEnd) return null;
  return typedWord(pattern, area.value, area.selectionStart);
}

function keyAction(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { at, count }: { at: number; count: number },
): number | 'choose' | 'close' | null {
  if (ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (at >= 0 && (key === 'Enter' || key === 'Tab')) return 'choose';
  return key === 'Escape' ? 'close' : null;
}

function useCaret(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const wanted = useRef<number | null>(null);
  const go = (at: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the text has changed
  useEffect(() => {
    if (wanted.current === null) return;
    go(wanted.current);
    wanted.current = null;
  }, [text]);
  return {
    put: (at: number, willChange: boolean) => {
      if (willChange) wanted.current = at;
      else go(at);
    },
  };
}

const NONE: readonly never[] = [];

/** Empty until there is an answer to this very term. */
function useFound<T>(search: (term: string) => Promise<T[]>, term: string | null): readonly T[] {
  const [found, setFound] = useState<{ term: string; items: readonly T[] } | null>(null);
  useEffect(() => {
    if (term === null) return;
    let isWanted = true;
    const show = (items: readonly T[]) => isWanted && setFound({ term, items });
    const timer = setTimeout(() => search(term).then(show, () => show(NONE)), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [search, term]);
  return found && found.term === term ? found.items : NONE;
}
