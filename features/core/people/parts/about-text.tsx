import { LinkedText } from '#design/link/linked-text.tsx';
import { textPieces } from '#design/link/text-pieces.ts';
import { AboutLinks, type AboutPerson } from './about-links.tsx';
import styles from './about-text.module.css';

export function AboutText({ person }: { person: AboutPerson }) {
  const { about, pronouns } = person;
  return (
    <div className={styles.words}>
      {pronouns.length > 0 && <p className={styles.quiet}>{pronouns.join('/')}</p>}
      {about && (
        <p className={styles.about} dir="auto">
          <LinkedText pieces={textPieces(about)} />
        </p>
      )}
      <AboutLinks person={person} />
    </div>
  );
}
