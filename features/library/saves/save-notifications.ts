export const SAVE_NOTIFICATIONS = ['pin_save'] as const;
export type SaveNotification = (typeof SAVE_NOTIFICATIONS)[number];
