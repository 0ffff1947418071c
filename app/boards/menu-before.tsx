import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';

/** The button of a small menu until its code has loaded. */
export function MenuBefore({ label }: { label: string }) {
  return (
    <IconButton label={label} size="small">
      <EllipsisIcon />
    </IconButton>
  );
}

/** Placeholder for a button whose icon loads with its code. */
export function IconBefore({ label }: { label: string }) {
  return <IconButton label={label} size="small" />;
}
