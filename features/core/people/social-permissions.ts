export const MESSAGE_PERMISSIONS = ['everyone', 'followed', 'nobody'] as const;
export type MessagePermission = (typeof MESSAGE_PERMISSIONS)[number];

export type MentionPermission = MessagePermission;

export interface SocialPermissions {
  allow_comments: boolean;
  mention_permission: MentionPermission;
}

/** Whether a mention may link to this person and notify them. */
export function mayMention(person: SocialPermissions, isFollowedByThem: boolean): boolean {
  if (person.mention_permission === 'followed') return isFollowedByThem;
  return person.mention_permission === 'everyone';
}
