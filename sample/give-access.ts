import { answerInvite } from '#features/business/access/answer-invite/answer-invite.service.ts';
import { invitePerson } from '#features/business/access/invite-person/invite-person.service.ts';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOfPerson } from './context-of-person.ts';

const PEOPLE: readonly (readonly [username: string, permission: BusinessPermission])[] = [
  ['ada', 'ADMIN'],
  ['ben', 'ANALYST'],
];

/** Two people act for the studio. They have answered before the mail would be sent, so none is. */
export async function giveAccess(platform: Platform): Promise<void> {
  const studio = await contextOfPerson(platform, 'studio');
  for (const [invitee, permission] of PEOPLE) {
    const invited = await invitePerson(studio, { invitee, permissions: [permission] });
    if ('refused' in invited) throw new Error(`${invitee} was not invited: ${invited.refused}`);
    const person = await contextOfPerson(platform, invitee);
    await answerInvite(person, { inviteId: invited.id, token: null, isAccepted: true });
  }
}
