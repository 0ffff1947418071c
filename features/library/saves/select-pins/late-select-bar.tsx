import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { Saver } from '../picker-boards.ts';
import styles from './select-pins.module.css';
import { useSelecting } from './selecting.ts';

const SelectBar = onDemand(() => import('./select-bar.tsx'), 'SelectBar');

/** Most viewers of a list select nothing. */
export function LateSelectBar({ saver }: { saver: Saver }) {
  const selecting = useSelecting();
  if (!selecting) return null;
  const { selection, tell } = selecting;
  return (
    <>
      {selection.isOn && <div className={styles.room} />}
      <SelectBar {...{ saver, selecting }} isOpen={selection.isOn} onClose={() => tell({ name: 'end' })} />
    </>
  );
}
