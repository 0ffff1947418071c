import { IconButton } from '#design/button/icon-button.tsx';
import { PlusIcon } from '#design/icons/visitor-icons.tsx';

export function ActionsBefore({ label }: { label: string }) {
  return (
    <IconButton label={label} size="small">
      <PlusIcon />
    </IconButton>
  );
}
