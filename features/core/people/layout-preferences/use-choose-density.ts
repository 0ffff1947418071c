import { call } from '#platform/resource/client.ts';
import { densityField, type PinDensity } from '../preferences.ts';

export type Surface = 'board' | 'profile';

export interface DensityChoice {
  surface: Surface;
  density: PinDensity;
  onChange: (density: PinDensity) => void;
}

/** Applies at once; reverts on failure. */
export function useChooseDensity({ surface, density, onChange }: DensityChoice) {
  return async (next: PinDensity) => {
    onChange(next);
    try {
      await call('UserMetadataResource.update', { [densityField(surface)]: next });
    } catch {
      onChange(density);
    }
  };
}
