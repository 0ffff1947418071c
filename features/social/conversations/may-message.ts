/** How a person stands to being written to, as their profile says it. */
export interface MessagedPerson {
  blocked_by_me: boolean;
  should_show_messaging: boolean;
  is_partner: boolean;
  partner: { enable_profile_message: boolean } | null;
}

/**
 * Whether the viewer may begin to write to this person: both allow messages, the viewer has not blocked them, and a
 * business has to offer it besides.
 */
export function mayMessage(person: MessagedPerson, viewer: { should_show_messaging: boolean }): boolean {
  if (person.blocked_by_me || !person.should_show_messaging || !viewer.should_show_messaging) return false;
  return !person.is_partner || person.partner?.enable_profile_message === true;
}
