import type { ReactNode } from 'react';
import styles from './entry-page.module.css';

interface EntryPageProps {
  title: string;
  brandName: string;
  lead?: ReactNode;
  back?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

export function EntryPage({ title, brandName, lead, back, children, foot }: EntryPageProps) {
  return (
    <main id="main" className={styles.page}>
      <title>{`${title} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.panel}>
        {back && <div className={styles.back}>{back}</div>}
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </main>
  );
}
