import { call } from '#platform/resource/client.ts';
import { densityField, type PinDensity } from '../preferences.ts';

/** Which wall a density is chosen for: that of a board, or one of the profile. */
export type Surface = 'board' | 'profile';

export interface DensityChoice {
  surface: Surface;
  density: PinDensity;
  onChange: (density: PinDensity) => void;
}

/** Chooses the density of a wall of pins: it holds at once, is kept for next time, and goes back where that fails. */
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
