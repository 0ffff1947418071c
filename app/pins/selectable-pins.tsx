import type { ReactNode } from 'react';
import { useActor } from '#app/shell/use-shell.ts';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import type { SelectedPinsProps } from './selected.tsx';

// If loading fails, the pins are shown without selecting.
const SelectedPins = rarePart(
  () => import('./selected.tsx'),
  'SelectedPins',
  ({ children }) => children,
);

type SelectablePinsProps = Omit<SelectedPinsProps, 'saver'> & { isOn: boolean };

/** Around a list and its tools, which have the button to select. */
export function SelectablePins(props: SelectablePinsProps): ReactNode {
  const actor = useActor();
  return actor && props.isOn ? <SelectedPins {...props} saver={actor} /> : props.children;
}
