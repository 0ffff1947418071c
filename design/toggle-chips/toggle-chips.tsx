import styles from './toggle-chips.module.css';

export type ToggleChip<Id extends string> = {
  id: Id;
  label: React.ReactNode;
  isOn: boolean;
};

type ToggleChipsProps<Id extends string> = {
  label: string;
  chips: readonly ToggleChip<Id>[];
  onToggle: (id: Id) => void;
};

/** The caller decides which can be combined. */
export function ToggleChips<Id extends string>({ label, chips, onToggle }: ToggleChipsProps<Id>) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {chips.map(({ id, label, isOn }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={isOn}
          onClick={() => onToggle(id)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
