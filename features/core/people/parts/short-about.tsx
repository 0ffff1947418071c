import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { ShortText } from '../about.ts';
import type { AboutPerson } from './about-text.tsx';
import styles from './profile-header.module.css';

const AboutDrawer = onDemand(async () => (await import('./about-drawer.tsx')).AboutDrawer);

type ShortAboutProps = {
  person: AboutPerson & { username: string };
  short: ShortText;
  isPhone: boolean;
};

/** The description as far as the header has room, with a button for all of it. */
export function ShortAbout({ person, short: { text, isCut }, isPhone }: ShortAboutProps) {
  return (
    <div className={styles.about} dir="auto">
      {text} {isCut && (isPhone ? <MoreOnPage person={person} /> : <MoreInDrawer person={person} />)}
    </div>
  );
}

function MoreOnPage({ person }: { person: { username: string } }) {
  return (
    <Link to={`/${person.username}/profile-about/`} className={styles.more}>
      <Trans>more</Trans>
    </Link>
  );
}

function MoreInDrawer({ person }: { person: AboutPerson }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>more</Trans>
      </button>
      <AboutDrawer isOpen={isOpen} onClose={() => setOpen(false)} person={person} />
    </>
  );
}
