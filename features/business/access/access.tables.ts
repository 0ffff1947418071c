import { AD_MANAGERS, BUSINESS_PERMISSIONS } from '#features/core/identity/acting-access.ts';

export const TABLES = {
  business_access: { permissions: BUSINESS_PERMISSIONS },
  business_invites: { permissions: BUSINESS_PERMISSIONS },
  business_access_rules: {},
  managed_clients: { permissions: ['ADMIN', ...AD_MANAGERS, 'ANALYST'] },
  business_actions: { permissions: BUSINESS_PERMISSIONS, permissions_before: BUSINESS_PERMISSIONS },
};
