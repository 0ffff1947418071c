import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#design/button/icon-button.tsx';
import { Grid2x2Icon } from '#design/icons/visitor-icons.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import type { DensityChoice } from './density-choices.tsx';

// Only owners have it, so visitors do not load its menu.
const DensityChoices = latePart(() => import('./density-choices.tsx'), 'DensityChoices');

export function DensityMenu(props: DensityChoice) {
  const { t } = useLingui();
  const before = (
    <IconButton label={t`Pin size`} size="small">
      <Grid2x2Icon />
    </IconButton>
  );
  return <DensityChoices {...props} before={before} />;
}
