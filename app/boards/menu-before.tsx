import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';

export function MenuBefore({ label }: { label: string }) {
  return (
    <IconButton label={label} size="small">
      <EllipsisIcon />
    </IconButton>
  );
}

/** Its icon loads with its code. */
export function IconBefore({ label }: { label: string }) {
  return <IconButton label={label} size="small" />;
}
