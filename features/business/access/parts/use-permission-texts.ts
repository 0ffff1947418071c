import { useLingui } from '@lingui/react/macro';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';

interface PermissionText {
  name: string;
  hint: string;
}

export function usePermissionTexts(): Record<BusinessPermission, PermissionText> {
  const { t } = useLingui();
  return {
    OWNER: { name: t`Owner`, hint: t`Does everything, and decides about people` },
    ADMIN: { name: t`Admin`, hint: t`Edits Pins, boards, cover and contact, and invites people` },
    PROFILE_PUBLISHER: { name: t`Publisher`, hint: t`Creates Pins and boards, and comments` },
    ANALYST: { name: t`Analyst`, hint: t`Sees everything, and changes nothing` },
  };
}
