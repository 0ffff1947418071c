import { useLingui } from '@lingui/react/macro';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { SaveBefore } from '#features/library/saves/save-pin/save-before.tsx';
import { VisitorSave } from '#features/library/saves/save-pin/visitor-save.tsx';
import { reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';
import styles from './card-actions.module.css';

// Visitors have hardly any actions on a pin, so they do not load the code.
const SaveOverlay = latePart(
  async () => (await import('#features/library/saves/save-pin/save-overlay.tsx')).SaveOverlay,
);
const PinMenu = latePart(async () => (await import('#features/library/saves/parts/pin-menu.tsx')).PinMenu);

type CardActionsProps = {
  pin: PinCardData;
  /** Null for visitors. */
  actor: ShellViewer | null;
};

const isOwn = (pin: PinCardData, actor: ShellViewer) => pin.pinner.username === actor.username;

/** On a card's picture: Save and the board. An own pin is already saved, and is copied. */
export function CardSave({ pin, actor }: CardActionsProps) {
  if (!actor) return <VisitorSave pinId={pin.id} size="small" />;
  const own = isOwn(pin, actor);
  return <SaveOverlay pin={pin} saver={actor} isOwn={own} before={!own && <SaveBefore size="small" />} />;
}

/** Next to a card's title: all other actions. Visitors find them on the pin's page. */
export function CardMenu({ pin, actor }: CardActionsProps) {
  const { t } = useLingui();
  if (!actor) return null;
  return (
    <PinMenu
      pin={pin}
      saver={actor}
      isOwn={isOwn(pin, actor)}
      className={styles.menu}
      onReport={() => reportPrompt.open({ kind: 'pin', id: pin.id })}
      before={
        <IconButton label={t`More`} size="tiny" className={styles.menu}>
          <EllipsisIcon size={18} />
        </IconButton>
      }
    />
  );
}
