import { useState } from 'react';
import { DragArea, type DragRules } from '#design/drag-and-drop/drag-area.tsx';
import { Draggable, DragHandle } from '#design/drag-and-drop/draggable.tsx';
import { Button } from '../button/button.tsx';
import { ImageIcon } from '../icons/icons.tsx';
import { Skeleton, SkeletonGrid, SkeletonText } from '../skeleton/skeleton.tsx';
import { SpinnerPlace } from '../spinner/spinner.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { EndOfList } from '../states/end-of-list.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Section } from './section.tsx';
import styles from './showcase.module.css';

export function States() {
  return (
    <Section title="States">
      <div className={styles.fields}>
        <div className={styles.boxed}>
          <EmptyState
            level={3}
            picture={<ImageIcon size={32} />}
            title="Nothing here yet"
            text="What you save will stand here."
            action={<Button variant="primary">Find something</Button>}
          />
        </div>
        <div className={styles.boxed}>
          <ErrorState onRetry={() => {}} />
        </div>
        <div className={styles.boxed}>
          <SpinnerPlace label="Loading" minHeight={200} />
        </div>
        <div className={styles.boxed}>
          <EndOfList />
        </div>
      </div>
      <SkeletonGrid count={4} column={220}>
        <Skeleton ratio={0.6} />
        <SkeletonText width="70%" /> <SkeletonText width="40%" />
      </SkeletonGrid>
    </Section>
  );
}

const NAMES = ['Amber', 'Brick', 'Coral', 'Dusk', 'Ember', 'Fern'];

export function Dragging() {
  const [names, setNames] = useState(NAMES);
  const drop: DragRules['onDrop'] = (item, over, place) => {
    const rest = names.filter((name) => name !== item.key);
    if (place === 'centre') return setNames(rest);
    const at = rest.indexOf(over.key) + (place === 'after' ? 1 : 0);
    setNames([...rest.slice(0, at), item.key, ...rest.slice(at)]);
  };
  return (
    <Section title="Dragging">
      <DragArea isOn accepts={() => ({ centre: true, edge: true })} onDrop={drop}>
        <div className={styles.tiles}>
          {names.map((name) => (
            <Draggable key={name} itemKey={name} type="tile" label={name}>
              <div className={styles.tile}>
                {name} <DragHandle label={name} />
              </div>
            </Draggable>
          ))}
        </div>
      </DragArea>
    </Section>
  );
}
