import { useState } from 'react';
import { DragArea, type DragRules } from '../drag-and-drop/drag-area.tsx';
import { Draggable, DragHandle } from '../drag-and-drop/draggable.tsx';
import { Section } from './section.tsx';
import styles from './showcase.module.css';

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
