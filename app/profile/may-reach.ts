import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';
import { mayMessage } from '#features/social/conversations/conversation.ts';
import type { Viewer } from '#platform/resource/viewer.ts';

export function mayReach(viewer: Viewer, profile: PersonProfile): boolean {
  // Nobody writes messages for somebody else.
  if (viewer.kind !== 'person' || viewer.acting || viewer.id === profile.id) return false;
  return mayMessage(profile, { should_show_messaging: viewer.shouldShowMessaging });
}
