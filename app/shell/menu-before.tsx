import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';

/** The button of a small menu, before its code is there. */
export function MenuBefore({ label }: { label: string }) {
  return (
    <IconButton label={label} size="small">
      <EllipsisIcon />
    </IconButton>
  );
}

/** The button that sends something, before its code and its icon are there. */
export function SendBefore({ label }: { label: string }) {
  return <IconButton label={label} size="small" />;
}
