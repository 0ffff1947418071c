import { type FocusEvent, useState } from 'react';

/** Keeps the keyboard position. By key, as the list may be reordered; elements carry their `data-index`. */
export function useFocusedItem<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const [key, setKey] = useState<string | null>(null);
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest('[data-index]')?.getAttribute('data-index');
    const item = index ? items[Number(index)] : undefined;
    setKey(item === undefined ? null : keyOf(item));
  };
  const index = key === null ? -1 : items.findIndex((item) => keyOf(item) === key);
  return { index: index < 0 ? null : index, handlers: { onFocus, onBlur: () => setKey(null) } };
}
