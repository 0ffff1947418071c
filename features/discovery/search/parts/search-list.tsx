import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { classNames } from '#design/class-names.ts';
import { ClockIcon, ImageIcon, LayoutGridIcon, LockIcon, SearchIcon } from '#design/icons/icons.tsx';
import { XIcon } from '#design/icons/visitor-icons.tsx';
import menu from '#design/menu/menu.module.css';
import { carryPicture } from './carried-picture.ts';
import styles from './search-box.module.css';
import { type ChoiceGroup, groupChoices, type SearchChoice, visualChoice } from './search-choices.ts';

type SearchChoicesProps = {
  choices: readonly SearchChoice[];
  active: SearchChoice | null;
  listId: string;
  term: string;
  onPoint: (choice: SearchChoice) => void;
  onChoose: (choice: SearchChoice) => void;
  /** A past search, or all of them. */
  onForget: (query?: string) => void;
};

/** The focus stays in the input, which names the active line. */
export function SearchChoices(props: SearchChoicesProps) {
  const { t } = useLingui();
  const { choices, listId, term, onForget } = props;
  const groups = groupChoices(choices, term);
  usePastedPicture(() => props.onChoose(visualChoice('')));
  const past = groups.find(({ name }) => name === 'past')?.choices ?? [];
  return (
    <div className={styles.lists}>
      <div id={listId} role="listbox" aria-label={t`Suggestions`}>
        {groups.map((group) => (
          <Group key={group.name ?? 'all'} {...props} group={group} />
        ))}
      </div>
      {/* Beside the list, not in it: an option of a list holds no button. */}
      {past.length > 0 && (
        <div className={styles.forget} data-below={choices[0]?.kind === 'within' || undefined}>
          <Button variant="ghost" size="small" onClick={() => onForget()}>
            <Trans>Clear all</Trans>
          </Button>
          {past.map(({ id, label }) => (
            <IconButton key={id} label={t`Remove ${label}`} size="tiny" onClick={() => onForget(label)}>
              <XIcon size={16} />
            </IconButton>
          ))}
        </div>
      )}
    </div>
  );
}

/** A picture that is pasted into the search field is searched by. */
function usePastedPicture(search: () => void): void {
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
      if (!file || !isSearch) return;
      event.preventDefault();
      carryPicture(file);
      search();
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  });
}

function Group({ group, ...props }: SearchChoicesProps & { group: ChoiceGroup }) {
  const { t } = useLingui();
  const titleId = useId();
  const { name, choices } = group;
  const options = choices.map((choice) => <Option key={choice.id} {...props} choice={choice} />);
  if (!name) return options;
  const titles = { past: t`Recent searches`, topics: t`Topics`, people: t`People` };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div id={titleId} role="presentation" className={styles.heading}>
        {titles[name]}
      </div>
      {options}
    </div>
  );
}

type OptionProps = Omit<SearchChoicesProps, 'onForget'> & { choice: SearchChoice };

function Option({ choice, choices, active, listId, term, onPoint, onChoose }: OptionProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: and the focus
    <div
      id={`${listId}-${choices.indexOf(choice)}`}
      role="option"
      aria-selected={choice === active}
      className={classNames(menu.entry, styles.entry)}
      data-focused={choice === active || undefined}
      data-past={choice.kind === 'past' || undefined}
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
  );
}

function Label({ choice: { kind, label, query }, term }: { choice: SearchChoice; term: string }) {
  if (kind === 'elsewhere' || (kind === 'within' && query)) {
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
  if (kind === 'board' || kind === 'topic') {
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
      {kind === 'past' ? (
        <ClockIcon size={18} />
      ) : kind === 'visual' ? (
        <ImageIcon size={18} />
      ) : (
        <SearchIcon size={18} />
      )}
    </span>
  );
}
