import { IconButton } from '#design/button/icon-button.tsx';
import { PlusIcon } from '#design/icons/visitor-icons.tsx';
import type { ActionsSurface } from '#features/saves/board-actions/board-actions.ts';
import { useActionsLabel } from '#features/saves/board-actions/use-actions-label.ts';

/** The plus of a page, before its code is there. */
export function ActionsBefore({ surface, size }: { surface: ActionsSurface; size?: 'small' }) {
  return (
    <IconButton label={useActionsLabel(surface)} size={size}>
      <PlusIcon />
    </IconButton>
  );
}
