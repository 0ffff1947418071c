import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { permissionsOption, subjectOption } from '../access.ts';
import { unlessAccessRefused } from '../access-refusals.ts';
import { invitePerson, withdrawInvite } from './invite-person.service.ts';

/** Asks somebody, by username or mail address, to act for the viewer's business. They get a mail, and decide. */
export const businessInviteCreate = defineResource({
  name: 'BusinessInviteResource.create',
  summary: 'Invites somebody to act for a business.',
  who: 'person',
  rate: 'write',
  acting: 'manage-people',
  options: subjectOption.extend({
    invitee: z.string().trim().min(1).max(320),
    permissions: permissionsOption,
  }),
  data: z.object({ id: z.string() }),
  handle: async (context, input) => unlessAccessRefused(await invitePerson(context, input)),
});

export const businessInviteDelete = defineResource({
  name: 'BusinessInviteResource.delete',
  summary: 'Withdraws an invitation to act for a business.',
  who: 'person',
  rate: 'write',
  acting: 'manage-people',
  options: subjectOption.extend({ invite_id: idOption }),
  data: z.object({}),
  handle: async (context, { invite_id }) => {
    unlessAccessRefused(await withdrawInvite(context, invite_id));
    return {};
  },
});
