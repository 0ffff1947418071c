import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { call } from '#platform/resource/client.ts';

export interface MentionAt {
  at: number;
  term: string;
}

const WRITING = /(?<![\p{L}\p{N}_@/.])@([\p{L}\p{N}_]{0,30})$/u;

export function mentionAt(text: string, caret: number): MentionAt | null {
  const found = WRITING.exec(text.slice(0, caret));
  return found ? { at: found.index, term: found[1] ?? '' } : null;
}

/** Replaces the typed part; returns the new caret, too. */
export function withMention(
  text: string,
  { at, term }: MentionAt,
  username: string,
): { text: string; caret: number } {
  const rest = text.slice(at + 1 + term.length);
  const name = `@${username}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: text.slice(0, at) + name + rest, caret: at + name.length + (name.endsWith(' ') ? 0 : 1) };
}

export interface Suggested {
  id: string;
  username: string;
  fullName: string;
  image: string | null;
}

interface Writing {
  pinId: string;
  text: string;
  setText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

const PAUSE_MS = 120;

/** The focus stays in the field. Enter or Tab takes the name; Escape closes the list until the next @. */
export function useMentions({ pinId, text, setText, field }: Writing) {
  const listId = useId();
  const [mention, setMention] = useState<MentionAt | null>(null);
  const [put, setPut] = useState<number | null>(null);
  const people = useSuggested(pinId, mention && mention.at !== put ? mention.term : null);
  const [active, setActive] = useState(0);
  const isOpen = people.length > 0;
  const at = Math.min(active, people.length - 1);

  const look = () => {
    const area = field.current;
    const isCaret = area !== null && area.selectionStart === area.selectionEnd;
    const found = isCaret ? mentionAt(area.value, area.selectionStart) : null;
    setMention(found);
    if (!found) setPut(null);
    if (found?.term !== mention?.term) setActive(0);
  };
  const caret = useCaret(field, text);
  const choose = ({ username }: Suggested) => {
    if (!mention) return;
    const next = withMention(text, mention, username);
    setText(next.text);
    caret.put(next.caret);
    setMention(null);
  };
  /** Returns whether the list handled the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const action = keyAction(event, { at, count: people.length });
    if (action === null) return false;
    event.preventDefault();
    const chosen = people[at];
    if (action === 'choose' && chosen) choose(chosen);
    else if (action === 'close') setPut(mention?.at ?? null);
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
  return { people, at, listId, aria, look, choose, onKey, point: setActive, close: () => setMention(null) };
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

function useCaret(field: Writing['field'], text: string) {
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

const NOBODY: Suggested[] = [];

/** Empty where the term is null or the request fails. */
function useSuggested(pinId: string, term: string | null): Suggested[] {
  const [found, setFound] = useState<Suggested[]>(NOBODY);
  useEffect(() => {
    if (term === null) return setFound(NOBODY);
    let isWanted = true;
    const show = (people: Suggested[]) => isWanted && setFound(people);
    const timer = setTimeout(() => suggested(pinId, term).then(show, () => show(NOBODY)), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [pinId, term]);
  return term === null ? NOBODY : found;
}

async function suggested(pinId: string, term: string): Promise<Suggested[]> {
  const { data } = await call('MentionTypeaheadResource.get', { pin_id: pinId, term });
  return data.map(({ id, username, full_name, image_small_url }) => ({
    ...{ id, username, fullName: full_name, image: pathOfPicture(image_small_url) },
  }));
}
