import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { filteredPath } from '../filtered-path.ts';
import { cutQuery } from '../query.ts';
import type { SearchScope } from '../search.ts';
import { type SearchType, searchPath } from '../search-path.ts';
import type { Suggestion } from '../suggest/suggestion.ts';
import {
  elsewhere,
  type SearchChoice,
  searchChoices,
  startChoices,
  visualChoice,
  withinChoice,
} from './search-choices.ts';
import { placeOn, type SearchedPlace } from './searched-place.ts';

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
  const here = placeOn(useMatches());
  const [within, setWithin] = useState(here?.isSearched ? here.place : null);
  const isStart = type === 'default' && term === '' && !within;
  const { start, isLoading, retry } = useStart(viewerId, isStart);
  const typed = useChoices(term, { type, past, isKnown: viewerId !== undefined, place: here?.place });
  const { t } = useLingui();
  const ways = isStart ? [visualChoice(t`Search by color or picture`)] : [];
  const started = isStart && start ? [...typed, ...startChoices(start), ...ways] : [...typed, ...ways];
  const choices = within ? [] : started;
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
  const choose = (choice: SearchChoice) => {
    if (choice.kind !== 'within' || term) return go(choice.to, choice.query);
    setWithin(here?.place ?? null);
    input.current?.focus();
  };
  const leave = () => {
    setWithin(null);
    input.current?.focus();
  };
  const keys = useListKeys(choices, { choose, close, leave: within && text === '' ? leave : undefined });
  const change = (value: string) => {
    setText(value);
    keys.setActive(null);
  };
  return {
    ...{ text, term, choices, input, box, close, choose, change, keys },
    ...{ isLoading, retry, within, leave },
    submit: () => {
      if (!term) return;
      const target = { type, query: term, scope };
      go(within ? filteredPath({ ...within, query: term, scope: 'pins' }) : searchPath(target), term);
    },
    clear: () => {
      change('');
      input.current?.focus();
    },
    forget: (query?: string) => {
      keys.setActive(null);
      forgetSearches(viewerId, query);
      setPast(pastSearches(viewerId));
      input.current?.focus();
    },
  };
}

interface ChoicesInput {
  type: SearchType;
  past: readonly string[];
  isKnown: boolean;
  place: SearchedPlace | undefined;
}

function useChoices(term: string, { type, past, isKnown, place }: ChoicesInput) {
  const { t } = useLingui();
  const suggestions = useSuggestions(term, type);
  const name = place?.name ?? '';
  const inPlace = place ? [withinChoice(term, place, t`Search in ${name}`)] : [];
  const found = [...inPlace, ...searchChoices({ term, type, past, suggestions })];
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

/** All of them if none is given. */
function forgetSearches(viewerId: string | undefined, query?: string): void {
  const left = query === undefined ? [] : pastSearches(viewerId).filter((one) => one !== query);
  write(viewerId, JSON.stringify(left));
}

function write(viewerId: string | undefined, text: string): void {
  try {
    browserStorage()?.setItem(keyOf(viewerId), text);
  } catch {
    // Not stored if there is no room.
  }
}

type Start = DataOf<'SearchStartResource.get'>;

// What was shown last, so that opening the box again shows it at once.
let known: { viewerId: string | undefined; start: Start } | null = null;

/** Topics and people, asked for whenever the box is opened. */
function useStart(viewerId: string | undefined, isWanted: boolean) {
  const [start, setStart] = useState<Start | null>(known && known.viewerId === viewerId ? known.start : null);
  const [asked, setAsked] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    const show = (data: Start) => {
      known = { viewerId, start: data };
      if (isOpen) setStart(data);
    };
    call('SearchStartResource.get', {}).then(
      ({ data }) => show(data),
      () => isOpen && setFailed(true),
    );
    return () => {
      isOpen = false;
    };
  }, [isWanted, viewerId, asked]);
  const retry = () => {
    setFailed(false);
    setAsked(asked + 1);
  };
  const isAbsent = isWanted && !start;
  return { start, isLoading: isAbsent && !hasFailed, retry: isAbsent && hasFailed ? retry : undefined };
}

interface Acts {
  /** Backspace in an empty input. */
  leave: (() => void) | undefined;
  choose: (choice: SearchChoice) => void;
  close: () => void;
}

function useListKeys(choices: readonly SearchChoice[], { choose, close, leave }: Acts) {
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
    } else if (event.key === 'Backspace' && leave) {
      leave();
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
