export const TRY_NOTIFICATIONS = ['try_like'] as const;
export type TryNotification = (typeof TRY_NOTIFICATIONS)[number];
