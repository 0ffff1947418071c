import type { ReactNode } from 'react';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import type { ArrangePinsProps } from '#features/library/saves/select-pins/arrange-pins.tsx';

// Who may not arrange pins does not load it. Where it cannot be had, they are there all the same and stay in place.
const ArrangePins = rarePart<ArrangePinsProps>(
  async () => (await import('#features/library/saves/select-pins/arrange-pins.tsx')).ArrangePins,
  InPlace,
);

type ArrangedPinsProps = Omit<ArrangePinsProps, 'saver'> & {
  /** Who may arrange them; null where nobody may. */
  saver: ShellViewer | null;
};

/** A page whose pins can be arranged by who may do so. */
export function ArrangedPins({ saver, ...rest }: ArrangedPinsProps) {
  return saver ? <ArrangePins {...rest} saver={saver} /> : <InPlace {...rest} />;
}

function InPlace({ children }: { children: ReactNode }) {
  return children;
}
