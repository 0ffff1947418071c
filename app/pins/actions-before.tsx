import { IconButton } from '#design/button/icon-button.tsx';
import { PlusIcon } from '#design/icons/visitor-icons.tsx';

/** It leaves room for the hint, if there will be one. */
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
