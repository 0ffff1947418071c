import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Hint } from '../hint/hint.tsx';
import { Row, Section } from './section.tsx';

export function Hints() {
  const [isShown, setShown] = useState(true);
  return (
    <Section title="Hint">
      <Row>
        {isShown ? (
          <Hint onDismiss={() => setShown(false)}>New: put your boards in order by dragging them</Hint>
        ) : (
          <Button size="small" onClick={() => setShown(true)}>
            Show the hint again
          </Button>
        )}
      </Row>
    </Section>
  );
}
