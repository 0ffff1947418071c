import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Hint } from '../hint/hint.tsx';
import { Section } from './section.tsx';
import styles from './showcase.module.css';

export function Hints() {
  const [isShown, setShown] = useState(true);
  return (
    <Section title="Hint">
      <div className={styles.hinted}>
        <Button size="small" onClick={() => setShown(true)}>
          What it is about
        </Button>
        {isShown && <Hint onDismiss={() => setShown(false)}>New: put your boards in order by dragging</Hint>}
      </div>
    </Section>
  );
}
