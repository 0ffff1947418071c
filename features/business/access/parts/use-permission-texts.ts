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
    ANALYST: { name: t`Analyst`, hint: t`Sees everything, and changes nothing` },
  };
}
