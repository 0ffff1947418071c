import { MESSAGE_PERMISSIONS, type MessagePermission } from './message-permission.ts';

/** Who may mention a person: the same circles as those who may write to them. */
export const MENTION_PERMISSIONS = MESSAGE_PERMISSIONS;
export type MentionPermission = MessagePermission;

/** What others may do with a person: comment on their pins, and name them in words of their own. */
export interface SocialPermissions {
  allow_comments: boolean;
  mention_permission: MentionPermission;
}

/** Whether words of somebody may lead to this person and tell them so. */
export function mayMention(person: SocialPermissions, isFollowedByThem: boolean): boolean {
  if (person.mention_permission === 'followed') return isFollowedByThem;
  return person.mention_permission === 'everyone';
}
