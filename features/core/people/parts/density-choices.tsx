import { useLingui } from '@lingui/react/macro';
import { Grid2x2Icon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { call } from '#platform/resource/client.ts';
import { densityField, PIN_DENSITIES, type PinDensity } from '../preferences.ts';

/** The menu itself, in its own chunk: pages use DensityMenu. */
export function DensityChoices(chosen: DensityChoice) {
  const choose = useChooseDensity(chosen);
  const { t } = useLingui();
  const names: Record<PinDensity, string> = { regular: t`Regular`, dense: t`Compact` };
  const entries = PIN_DENSITIES.map((choice) => ({
    id: choice,
    label: names[choice],
    isChecked: choice === chosen.density,
    onSelect: () => choose(choice),
  }));
  return (
    <IconMenuButton
      label={t`Pin size`}
      size="small"
      groups={[{ id: 'density', title: t`Pin size`, selection: 'single', entries }]}
    >
      <Grid2x2Icon />
    </IconMenuButton>
  );
}

export interface DensityChoice {
  density: PinDensity;
  onChange: (density: PinDensity) => void;
}

/** Applies at once; reverts on failure. */
function useChooseDensity({ density, onChange }: DensityChoice) {
  return async (next: PinDensity) => {
    onChange(next);
    try {
      await call('UserMetadataResource.update', { [densityField('profile')]: next });
    } catch {
      onChange(density);
    }
  };
}
