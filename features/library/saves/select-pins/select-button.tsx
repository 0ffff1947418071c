import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#design/button/icon-button.tsx';
import { CheckCheckIcon } from '#design/icons/visitor-icons.tsx';
import { useSelecting } from './selecting.ts';

export function SelectButton() {
  const { t } = useLingui();
  const selecting = useSelecting();
  if (!selecting) return null;
  const { selection, tell } = selecting;
  return (
    <IconButton
      label={t`Select Pins`}
      size="small"
      aria-pressed={selection.isOn}
      onClick={() => tell({ name: selection.isOn ? 'end' : 'begin' })}
    >
      <CheckCheckIcon />
    </IconButton>
  );
}
