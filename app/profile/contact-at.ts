import type { PageContext } from '#app/server/page-context.ts';
import { type Contact, contactOf } from '#features/business/profiles/contact-business/contact.ts';
import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';
import { mayMessage } from '#features/social/conversations/conversation.ts';
import { mayReach } from './may-reach.ts';

/** Its owner does not need it, and crawlers have no use for addresses. */
export function contactAt({ viewer, locale }: PageContext, profile: PersonProfile): Contact | null {
  if (viewer.id === profile.id || viewer.kind === 'bot') return null;
  const hasMessage =
    // Visitors are asked to log in when they want to write.
    viewer.kind === 'person'
      ? mayReach(viewer, profile)
      : mayMessage(profile, { should_show_messaging: true });
  return contactOf(profile, hasMessage, locale);
}
