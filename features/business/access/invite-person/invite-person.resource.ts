import { z } from 'zod';
import { emailOption } from '#features/core/identity/options.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { permissionsOption, subjectOption } from '../access.ts';
import { unlessAccessRefused } from '../access-refusals.ts';
import { invitePerson, withdrawInvite } from './invite-person.service.ts';

/** A username, also behind an @, or a mail address. */
const inviteeOption = z
  .string()
  .trim()
  .max(320)
  .transform((given) => given.replace(/^@/, ''))
  .refine(
    (given) => (given.includes('@') ? emailOption.safeParse(given).success : given !== ''),
    msg('{field}: must be a username or an email address'),
  );

/** Asks somebody, by username or mail address, to act for the viewer's business. They get a mail, and decide. */
export const businessInviteCreate = defineResource({
  name: 'BusinessInviteResource.create',
  summary: 'Invites somebody to act for a business.',
  who: 'person',
  rate: 'write',
  acting: 'manage-people',
  options: subjectOption.extend({
    invitee: inviteeOption,
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
