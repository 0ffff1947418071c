import type { ReactNode } from 'react';
import { PageTitle } from '../shell/page-title.tsx';
import styles from './builder-page.module.css';

export function BuilderPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className={styles.page} data-toasts="above">
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </main>
  );
}
