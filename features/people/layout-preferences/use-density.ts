import { useState } from 'react';
import { call } from '#platform/resource/client.ts';
import { densityField, type PinDensity } from '../preferences.ts';

/** Which wall a density is chosen for: that of a board, or one of the profile. */
export type Surface = 'board' | 'profile';

/** The density of a wall of pins; a choice holds at once, is kept for next time, and goes back where that fails. */
export function useDensity(surface: Surface, kept: PinDensity | null) {
  const [density, setDensity] = useState<PinDensity>(kept ?? 'regular');
  const choose = async (next: PinDensity) => {
    setDensity(next);
    try {
      await call('UserMetadataResource.update', { [densityField(surface)]: next });
    } catch {
      setDensity(density);
    }
  };
  return { density, choose };
}
