import { useLingui } from '@lingui/react/macro';
import type { Availability } from '#features/library/pins/rich-summary.ts';

export function useAvailabilityTexts() {
  const { t } = useLingui();
  const availabilities: Record<Availability, string> = {
    in_stock: t`In stock`,
    out_of_stock: t`Out of stock`,
    preorder: t`Pre-order`,
    backorder: t`On back order`,
    discontinued: t`No longer sold`,
  };
  return availabilities;
}
