import { IconButton } from '#design/button/icon-button.tsx';
import { PlusIcon } from '#design/icons/visitor-icons.tsx';

/** With room for the hint. */
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
