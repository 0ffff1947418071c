import type { ReactNode } from 'react';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import type { ArrangePinsProps } from '#features/library/saves/select-pins/arrange-pins.tsx';

// If loading fails, the pins are shown without arranging.
const ArrangePins = rarePart(
  () => import('#features/library/saves/select-pins/arrange-pins.tsx'),
  'ArrangePins',
  InPlace,
);

type ArrangedPinsProps = Omit<ArrangePinsProps, 'saver'> & {
  /** Null if nobody may arrange them. */
  saver: ShellViewer | null;
};

export function ArrangedPins({ saver, ...rest }: ArrangedPinsProps) {
  return saver ? <ArrangePins {...rest} saver={saver} /> : <InPlace {...rest} />;
}

function InPlace({ children }: { children: ReactNode }) {
  return children;
}
