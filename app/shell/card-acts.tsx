import { lazy, Suspense } from 'react';
import type { PinCardData } from '#features/pins/pin-card-data.ts';
import { VisitorSave } from '#features/saves/save-pin/visitor-save.tsx';
import styles from './card-acts.module.css';
import type { ShellViewer } from './shell-data.ts';

// Visitors can do next to nothing with a pin, so they do not load the code for it.
const SaveOverlay = lazy(async () => ({
  default: (await import('#features/saves/save-pin/save-overlay.tsx')).SaveOverlay,
}));
const PinMenu = lazy(async () => ({
  default: (await import('#features/saves/parts/pin-menu.tsx')).PinMenu,
}));

type CardActsProps = {
  pin: PinCardData;
  /** Who acts; null for visitors. */
  actor: ShellViewer | null;
};

/** On a card's picture: Save, and where to. */
export function CardSave({ pin, actor }: CardActsProps) {
  if (!actor) return <VisitorSave pinId={pin.id} size="small" />;
  return (
    <Suspense>
      <SaveOverlay pin={pin} saver={actor} />
    </Suspense>
  );
}

/** Beside a card's title: everything else that can be done. A visitor finds it on the pin's own page. */
export function CardMenu({ pin, actor }: CardActsProps) {
  if (!actor) return null;
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <PinMenu
        pin={pin}
        saver={actor}
        isOwn={pin.pinner.username === actor.username}
        className={styles.menu}
      />
    </Suspense>
  );
}
