import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  /** What an address may lead to. */
  id?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One matter among several on a page of settings. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
