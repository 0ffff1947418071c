import { AboutLinks } from './about-links.tsx';
import styles from './about-text.module.css';

export interface AboutPerson {
  fullName: string;
  about: string;
  pronouns: string[];
  websiteUrl: string | null;
  imprintUrl: string | null;
  /** The person has proven that the website is theirs. */
  isWebsiteClaimed: boolean;
}

export function AboutText({ person }: { person: AboutPerson }) {
  const { about, pronouns } = person;
  return (
    <div className={styles.words}>
      {pronouns.length > 0 && <p className={styles.quiet}>{pronouns.join('/')}</p>}
      {about && (
        <p className={styles.about} dir="auto">
          {about}
        </p>
      )}
      <AboutLinks person={person} />
    </div>
  );
}
