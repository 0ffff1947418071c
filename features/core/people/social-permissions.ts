import { MESSAGE_PERMISSIONS, type MessagePermission } from './message-permission.ts';

/** Who may mention a person: the same choices as for writing to them. */
export const MENTION_PERMISSIONS = MESSAGE_PERMISSIONS;
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
