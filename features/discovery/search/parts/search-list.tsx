import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#design/avatar/avatar.tsx';
import { classNames } from '#design/class-names.ts';
import { ClockIcon, LayoutGridIcon, LockIcon, SearchIcon } from '#design/icons/icons.tsx';
import menu from '#design/menu/menu.module.css';
import styles from './search-box.module.css';
import type { SearchChoice } from './search-choices.ts';

type SearchChoicesProps = {
  choices: readonly SearchChoice[];
  active: SearchChoice | null;
  listId: string;
  term: string;
  onPoint: (choice: SearchChoice) => void;
  onChoose: (choice: SearchChoice) => void;
};

/** The focus stays in the input, which names the active line. */
export function SearchChoices({ choices, active, listId, term, onPoint, onChoose }: SearchChoicesProps) {
  const { t } = useLingui();
  return (
    <div id={listId} role="listbox" aria-label={t`Suggestions`} className={styles.list}>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: and the focus
        <div
          key={choice.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={choice === active}
          className={classNames(menu.entry, styles.entry)}
          data-focused={choice === active || undefined}
          onPointerMove={() => onPoint(choice)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          <Picture choice={choice} />
          <span className={menu.words}>
            <span className={styles.label}>
              <Label choice={choice} term={term} />
            </span>
            <Hint choice={choice} />
          </span>
          {choice.isSecret && <LockIcon size={16} label={t`Not public`} />}
        </div>
      ))}
    </div>
  );
}

function Label({ choice: { kind, label, query }, term }: { choice: SearchChoice; term: string }) {
  if (kind === 'elsewhere') {
    return (
      <>
        {label}: <b>{query}</b>
      </>
    );
  }
  const isAdded = kind === 'words' && term && label.startsWith(term.toLowerCase());
  if (!isAdded) return label;
  return (
    <>
      <span className={styles.typed}>{label.slice(0, term.length)}</span>
      {label.slice(term.length)}
    </>
  );
}

function Hint({ choice: { kind, hint } }: { choice: SearchChoice }) {
  if (kind === 'board' && !hint) {
    return (
      <span className={menu.hint}>
        <Trans>Your board</Trans>
      </span>
    );
  }
  return hint ? <span className={menu.hint}>{hint}</span> : null;
}

function Picture({ choice: { kind, label, picture } }: { choice: SearchChoice }) {
  if (kind === 'person') return <Avatar name={label} src={picture} size={32} />;
  if (kind === 'board') {
    return picture ? (
      <img className={styles.picture} src={picture} alt="" width={32} height={32} />
    ) : (
      <span className={styles.picture}>
        <LayoutGridIcon size={18} />
      </span>
    );
  }
  return (
    <span className={styles.sign}>
      {kind === 'past' ? <ClockIcon size={18} /> : <SearchIcon size={18} />}
    </span>
  );
}
