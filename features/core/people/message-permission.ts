/** Who may begin to write to a person: everybody, those whom the person follows, or nobody. */
export const MESSAGE_PERMISSIONS = ['everyone', 'followed', 'nobody'] as const;
export type MessagePermission = (typeof MESSAGE_PERMISSIONS)[number];
