/** Who may start a conversation with a person: everybody, the people they follow, or nobody. */
export const MESSAGE_PERMISSIONS = ['everyone', 'followed', 'nobody'] as const;
export type MessagePermission = (typeof MESSAGE_PERMISSIONS)[number];
