import { IconButton } from '#design/button/icon-button.tsx';
import { PlusIcon } from '#design/icons/visitor-icons.tsx';

/** The plus of a page, before its code is there, with the room of the hint that will stand at it. */
export function ActionsBefore({ label, hasHint = false }: { label: string; hasHint?: boolean }) {
  return (
    <>
      <IconButton label={label} size="small">
        <PlusIcon />
      </IconButton>
      {hasHint && <span data-hint="" hidden />}
    </>
  );
}
