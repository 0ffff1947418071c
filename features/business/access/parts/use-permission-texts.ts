import { useLingui } from '@lingui/react/macro';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';

interface PermissionText {
  name: string;
  hint: string;
}

export function usePermissionTexts(): Record<BusinessPermission, PermissionText> {
  const { t } = useLingui();
  return {
    OWNER: { name: t`Owner`, hint: t`Can do everything, including managing people` },
    ADMIN: {
      name: t`Admin`,
      hint: t`Can edit Pins, boards, the cover and contact details, and invite people`,
    },
    PROFILE_PUBLISHER: {
      name: t`Publisher`,
      hint: t`Can create Pins and boards, comment, and follow people and boards`,
    },
    CAMPAIGN_MANAGER: {
      name: t`Campaign manager`,
      hint: t`Creates and changes ads, and spends the balance`,
    },
    FINANCE_MANAGER: { name: t`Finance manager`, hint: t`Sees and manages the billing of ads` },
    AUDIENCE_MANAGER: { name: t`Audience manager`, hint: t`Creates and changes audiences for ads` },
    CATALOGS_MANAGER: { name: t`Catalogs manager`, hint: t`Manages the products that ads show` },
    ANALYST: { name: t`Analyst`, hint: t`Sees everything, and changes nothing` },
  };
}
