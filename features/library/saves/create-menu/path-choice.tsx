import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './create-panel.module.css';

type PathChoiceProps = {
  label: string;
  icon: ReactNode;
  to: string;
  /** Carried by the navigation. */
  state?: object;
  /** Whether one may go there. */
  onOpen: () => boolean;
  onGone: () => void;
};

/** Something that is made on a page of its own. */
export function PathChoice({ label, icon, to, state, onOpen, onGone }: PathChoiceProps) {
  return (
    <Link
      to={to}
      state={state}
      className={styles.choice}
      onClick={(event) => {
        if (onOpen()) onGone();
        else event.preventDefault();
      }}
    >
      {icon}
      {label}
    </Link>
  );
}
