/** Who may start a conversation with a person: everybody, the people they follow, or nobody. */
export const MESSAGE_PERMISSIONS = ['everyone', 'followed', 'nobody'] as const;
export type MessagePermission = (typeof MESSAGE_PERMISSIONS)[number];

/** Who may mention a person: the same choices as for writing to them. */
export type MentionPermission = MessagePermission;

/** What others may do with a person: comment on their pins and mention them. */
export interface SocialPermissions {
  allow_comments: boolean;
  mention_permission: MentionPermission;
}

/** Whether a mention may link to and notify this person. */
export function mayMention(person: SocialPermissions, isFollowedByThem: boolean): boolean {
  if (person.mention_permission === 'followed') return isFollowedByThem;
  return person.mention_permission === 'everyone';
}
