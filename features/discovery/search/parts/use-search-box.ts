import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pinCardData } from '#features/library/pins/pin-card-data.ts';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import { call } from '#platform/resource/client.ts';
import { cutQuery, type SearchScope } from '../search.ts';
import { type SearchType, searchPath } from '../search-path.ts';
import type { Suggestion } from '../suggest/suggestion.ts';
import { elsewhere, exploreChoices, type SearchChoice, searchChoices } from './search-choices.ts';

export interface SearchBoxProps {
  bar: RefObject<HTMLElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  type: SearchType;
  label: string;
  query: string;
  scope: SearchScope | undefined;
  viewerId: string | undefined;
}

export function useSearchBox({ bar, setOpen, type, query, scope, viewerId }: SearchBoxProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const [past, setPast] = useState(() => pastSearches(viewerId));
  const term = cutQuery(text);
  const [isFirst] = useState(type === 'default' && past.length === 0);
  const explored = useExplore(isFirst && term === '');
  const typed = useChoices(term, type, past, viewerId !== undefined);
  const choices = explored.length > 0 ? explored : typed;
  const { input, box } = useOpenFocus(setOpen);
  const close = () => {
    setOpen(false);
    bar.current?.querySelector('a')?.focus();
  };
  const go = (to: string, kept: string | undefined) => {
    if (kept) keepSearch(viewerId, kept);
    close();
    navigate(to);
  };
  const choose = (choice: SearchChoice) => go(choice.to, choice.query);
  const keys = useListKeys(choices, { choose, close });
  const change = (value: string) => {
    setText(value);
    keys.setActive(null);
  };
  return {
    ...{ text, term, choices, input, box, close, choose, change, keys },
    hasPast: past.length > 0 && term === '',
    isExploring: explored.length > 0,
    submit: () => term && go(searchPath({ type, query: term, scope }), term),
    clear: () => {
      change('');
      input.current?.focus();
    },
    forget: () => {
      forgetSearches(viewerId);
      setPast([]);
      input.current?.focus();
    },
  };
}

function useChoices(term: string, type: SearchType, past: readonly string[], isKnown: boolean) {
  const { t } = useLingui();
  const suggestions = useSuggestions(term, type);
  const found = searchChoices({ term, type, past, suggestions });
  if (!term || !isKnown) return found;
  const label = type === 'own_pins' ? t`Search all Pins` : t`Search your Pins`;
  return [...found, elsewhere(term, type, label)];
}

function useOpenFocus(setOpen: (isOpen: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
    const listen = ({ target }: FocusEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, [setOpen]);
  return { input, box };
}

/** The browser stores this many for each person. */
const MAX_STORED = 8;

const keyOf = (viewerId: string | undefined) => `past-searches:${viewerId ?? 'visitor'}`;

function pastSearches(viewerId: string | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage()?.getItem(keyOf(viewerId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_STORED) : [];
  } catch {
    // Other code wrote there: treat it as empty.
    return [];
  }
}

function keepSearch(viewerId: string | undefined, query: string): void {
  const others = pastSearches(viewerId).filter((one) => one.toLowerCase() !== query.toLowerCase());
  write(viewerId, JSON.stringify([query, ...others].slice(0, MAX_STORED)));
}

function forgetSearches(viewerId: string | undefined): void {
  write(viewerId, '[]');
}

function write(viewerId: string | undefined, text: string): void {
  try {
    browserStorage()?.setItem(keyOf(viewerId), text);
  } catch {
    // Not stored if there is no room.
  }
}

/** The choices come from the newest pins; empty until those are loaded, or if they are not wanted. */
function useExplore(isWanted: boolean): readonly SearchChoice[] {
  const [choices, setChoices] = useState<readonly SearchChoice[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    call('UserHomefeedResource.get', { field_set_key: 'grid_item' }).then(
      ({ data }) => isOpen && setChoices(exploreChoices(data.map(pinCardData))),
      // The search works without them.
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, [isWanted]);
  return isWanted ? choices : [];
}

interface Acts {
  choose: (choice: SearchChoice) => void;
  close: () => void;
}

function useListKeys(choices: readonly SearchChoice[], { choose, close }: Acts) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const at = choices.findIndex(({ id }) => id === activeId);
  const active = choices[at] ?? null;
  const move = (to: number) => {
    // The input itself comes after either end.
    const places = choices.length + 1;
    setActiveId(choices[((to + 1 + places) % places) - 1]?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(at + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return { active, setActive: (choice: SearchChoice | null) => setActiveId(choice?.id ?? null), onKeyDown };
}

/** A pause in typing of this many ms triggers suggestions. */
const PAUSE = 150;

/** The previous ones while the server is asked; empty if it does not respond. */
function useSuggestions(term: string, type: SearchType): readonly Suggestion[] {
  const [found, setFound] = useState<{ term: string; items: readonly Suggestion[] }>({ term: '', items: [] });
  useEffect(() => {
    if (!term) return;
    let isWanted = true;
    const ask = async () => {
      const options = { term, pin_scope: type === 'own_pins' ? 'my_pins' : 'pins', count: 10 };
      // The search also works without suggestions.
      const items = await call('AdvancedTypeaheadResource.get', options).then(
        ({ data }) => data.items,
        () => [],
      );
      if (isWanted) setFound({ term, items });
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term, type]);
  return term ? found.items : [];
}
