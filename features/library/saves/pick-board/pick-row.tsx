import type { ReactNode } from 'react';
import { CheckIcon } from '#design/icons/icons.tsx';
import styles from './board-picker.module.css';

type PickRowProps = {
  name: string;
  /** Cover or icon at the start. */
  picture?: ReactNode;
  /** Next to the name. */
  mark?: ReactNode;
  end?: ReactNode;
  isChosen?: boolean;
  onPress: () => void;
};

/** A row of the picker. */
export function PickRow({ name, picture, mark, end, isChosen, onPress }: PickRowProps) {
  return (
    <li>
      <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onPress}>
        <span className={styles.picture}>{picture}</span>
        <span className={styles.name}>{name}</span>
        {mark}
        {isChosen && <CheckIcon size={18} />}
        {end}
      </button>
    </li>
  );
}
