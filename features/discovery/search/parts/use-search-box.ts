import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cutQuery, type SearchScope } from '../search.ts';
import { type SearchType, searchPath } from '../search-path.ts';
import { forgetSearches, keepSearch, pastSearches } from './past-searches.ts';
import { elsewhere, type SearchChoice, searchChoices } from './search-choices.ts';
import { useExplore } from './use-explore.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBoxProps {
  /** The bar that it opens over. */
  bar: RefObject<HTMLElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  type: SearchType;
  label: string;
  /** What is looked for on this page. */
  query: string;
  scope: SearchScope | undefined;
  viewerId: string | undefined;
}

/** What is typed into the open search, what is offered for it, and what comes of it. */
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

/** The input has the focus as it opens; it closes once the focus is somewhere else. */
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
