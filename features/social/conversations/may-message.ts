export interface MessagedPerson {
  blocked_by_me: boolean;
  should_show_messaging: boolean;
  is_partner: boolean;
  partner: { enable_profile_message: boolean } | null;
}

/**
 * Both have to allow messages, the viewer must not have blocked the person, and a business has to offer messaging.
 */
export function mayMessage(person: MessagedPerson, viewer: { should_show_messaging: boolean }): boolean {
  if (person.blocked_by_me || !person.should_show_messaging || !viewer.should_show_messaging) return false;
  return !person.is_partner || person.partner?.enable_profile_message === true;
}
