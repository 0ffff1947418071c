import type { MessagePermission } from '#features/core/people/message-permission.ts';
import { mayMessage } from './may-message.ts';

export interface BeginFacts {
  is_active: boolean;
  should_show_messaging: boolean;
  message_permission: MessagePermission;
  is_partner: boolean;
  enable_profile_message: boolean;
}

/** Whether the viewer may write first to somebody they see, provided there is no block between them. */
export function mayBegin(
  person: BeginFacts,
  viewer: { shouldShowMessaging: boolean; isFollowedByThem: boolean },
): boolean {
  const { is_active, should_show_messaging, is_partner, enable_profile_message } = person;
  if (!is_active || person.message_permission === 'nobody') return false;
  if (person.message_permission === 'followed' && !viewer.isFollowedByThem) return false;
  const asShown = { should_show_messaging, is_partner, partner: { enable_profile_message } };
  return mayMessage(
    { ...asShown, blocked_by_me: false },
    { should_show_messaging: viewer.shouldShowMessaging },
  );
}
