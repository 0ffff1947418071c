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

/** A button whose icon comes with its code, before they are there. */
export function IconBefore({ label }: { label: string }) {
  return <IconButton label={label} size="small" />;
}
