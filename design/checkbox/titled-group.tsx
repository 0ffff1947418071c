import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './titled-group.module.css';

type TitledGroupProps = {
  title: ReactNode;
  /** What they are about, in a sentence. */
  about?: ReactNode;
  /** Radios or switches. */
  children: ReactNode;
};

/** Choices that belong together, under their own heading. */
export function TitledGroup({ title, about, children }: TitledGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={classNames(styles.title, about ? styles.withAbout : undefined)}>{title}</legend>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </fieldset>
  );
}
