import { useLingui } from '@lingui/react/macro';
import type { ColorName } from '#features/library/pins/color-name.ts';
import type { Period } from '../search-filters.ts';

export function useColorTexts(): Record<ColorName, string> {
  const { t } = useLingui();
  return {
    ...{ red: t`Red`, orange: t`Orange`, yellow: t`Yellow`, green: t`Green`, blue: t`Blue` },
    ...{ purple: t`Purple`, pink: t`Pink`, black: t`Black`, grey: t`Gray`, white: t`White` },
  };
}

export function usePeriodTexts(): Record<Period, string> {
  const { t } = useLingui();
  return { day: t`Past 24 hours`, week: t`Past week`, month: t`Past month`, year: t`Past year` };
}
