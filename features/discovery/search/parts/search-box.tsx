import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { SearchIcon, XIcon } from '#design/icons/visitor-icons.tsx';
import { isBehindOverlay, isWriting } from '#design/menu/keys-elsewhere.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { areKeysOn } from '#platform/browser/single-keys.ts';
import { LONGEST_QUERY } from '../query.ts';
import styles from './search-box.module.css';
import { type SearchBoxProps, useSearchBox } from './use-search-box.ts';

// Comes with the first opening, as do the choices themselves.
const SearchChoices = latePart(() => import('./search-list.tsx'), 'SearchChoices');

/** Full screen on phones. */
export function SearchBox(props: SearchBoxProps) {
  useOpening(props.bar, props.setOpen);
  return props.isOpen ? <OpenBox {...props} /> : null;
}

type Search = ReturnType<typeof useSearchBox>;

function OpenBox(props: SearchBoxProps) {
  const search = useSearchBox(props);
  const listId = useId();
  const { t } = useLingui();
  const { close, within } = search;
  const name = within?.name ?? '';
  const label = within ? t`Search in ${name}` : props.label;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble out of its buttons
    <div
      ref={search.box}
      className={styles.box}
      data-search-open
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.shade} onPointerDown={close} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <SearchIcon className={styles.icon} />
        {within && <PlaceChip name={within.name} onLeave={search.leave} />}
        <SearchInput
          search={search}
          listId={listId}
          aria-label={label}
          placeholder={within ? t`Search` : label}
        />
        <FormButtons search={search} />
      </form>
      <Panel search={search} listId={listId} />
    </div>
  );
}

function Panel({ search, listId }: { search: Search; listId: string }) {
  const { t } = useLingui();
  const { choices, term, keys, isLoading, retry } = search;
  return (
    <div className={styles.panel} hidden={choices.length === 0 && !isLoading && !retry}>
      <SearchChoices
        {...{ choices, listId, term }}
        active={keys.active}
        onPoint={keys.setActive}
        onChoose={search.choose}
        onForget={search.forget}
        before={null}
      />
      {isLoading && <SpinnerPlace label={t`Loading topics`} minHeight={120} />}
      {retry && <ErrorState onRetry={retry} />}
    </div>
  );
}

function PlaceChip({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.chip} aria-label={t`Remove In ${name}`} onClick={onLeave}>
      <span className={styles.label}>
        <Trans>In {name}</Trans>
      </span>
      <XIcon size={14} />
    </button>
  );
}

type SearchInputProps = ComponentProps<'input'> & { search: Search; listId: string };

function SearchInput({ search, listId, ...rest }: SearchInputProps) {
  const { choices, keys } = search;
  const at = keys.active ? choices.indexOf(keys.active) : -1;
  return (
    <input
      {...rest}
      ref={search.input}
      className={styles.input}
      type="search"
      name="q"
      role="combobox"
      aria-expanded={choices.length > 0}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={at < 0 ? undefined : `${listId}-${at}`}
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="search"
      maxLength={2 * LONGEST_QUERY}
      value={search.text}
      onChange={(event) => search.change(event.currentTarget.value)}
      onKeyDown={keys.onKeyDown}
    />
  );
}

function FormButtons({ search }: { search: Search }) {
  const { t } = useLingui();
  return (
    <>
      {search.text && (
        <IconButton label={t`Clear`} size="tiny" onClick={search.clear}>
          <XIcon size={18} />
        </IconButton>
      )}
      <span className={styles.cancel}>
        <Button variant="ghost" size="small" onClick={search.close}>
          <Trans>Cancel</Trans>
        </Button>
      </span>
    </>
  );
}

/** The box opens on a slash outside of text fields, and on touch devices if the address asks for it. */
function useOpening(bar: RefObject<HTMLElement | null>, setOpen: (isOpen: boolean) => void): void {
  const { key, search } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current !== key) setOpen(false);
    arrived.current = key;
    const isWanted = new URLSearchParams(search).get('input_select') === 'true';
    if (isWanted && isSeen(bar.current) && matchMedia('(pointer: coarse)').matches) setOpen(true);
  }, [key, search, bar, setOpen]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) {
        return;
      }
      if (isWriting(event.target) || !isSeen(bar.current) || !areKeysOn()) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [bar, setOpen]);
}

/** Neither hidden at this width nor behind something else. */
function isSeen(bar: HTMLElement | null): boolean {
  return bar?.offsetParent != null && !isBehindOverlay();
}
