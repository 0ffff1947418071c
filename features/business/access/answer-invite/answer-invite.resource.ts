import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { permissionsOption } from '../access.ts';
import { unlessAccessRefused } from '../access-refusals.ts';
import { accessPerson } from '../wire/access-person.ts';
import { presentAccessPerson } from '../wire/access-person.view.ts';
import { answerInvite, leaveBusiness, listOwnInvites } from './answer-invite.service.ts';

const tokenOption = z
  .string()
  .max(200)
  .nullish()
  .transform((token) => token ?? null);

/** The invitations to the viewer, and that of a mailed link. */
export const businessInvitesGet = defineResource({
  name: 'BusinessInvitesResource.get',
  summary: 'Businesses that ask the viewer to act for them.',
  who: 'person',
  rate: 'read',
  options: z.object({ token: tokenOption }),
  data: z.array(
    z.object({
      id: z.string(),
      business: accessPerson,
      permissions: permissionsOption,
      is_mailed: z.boolean(),
      created_at: z.string(),
    }),
  ),
  handle: async (context, { token }) => {
    const present = presentAccessPerson(context.config.origin);
    const invites = await listOwnInvites(context, token);
    return invites.flatMap(({ invite, business: row }) => {
      const business = present(row);
      if (!business) return [];
      const { id, permissions, invited_user_id, created_at } = invite;
      const rest = { is_mailed: invited_user_id === null, created_at: toRfc2822(created_at) };
      return [{ id, business, permissions, ...rest }];
    });
  },
});

export const businessInvitesUpdate = defineResource({
  name: 'BusinessInvitesResource.update',
  summary: 'Accepts or declines an invitation to act for a business.',
  who: 'person',
  rate: 'write',
  options: z.object({ invite_id: idOption, token: tokenOption, accept: z.boolean() }),
  data: z.object({}),
  handle: async (context, { invite_id, token, accept }) => {
    unlessAccessRefused(await answerInvite(context, { inviteId: invite_id, token, isAccepted: accept }));
    return {};
  },
});

export const businessAccessDelete = defineResource({
  name: 'BusinessAccessResource.delete',
  summary: 'Ends what the viewer may do for a business.',
  who: 'person',
  rate: 'write',
  options: z.object({ business_id: idOption }),
  data: z.object({}),
  handle: async (context, { business_id }) => {
    unlessAccessRefused(await leaveBusiness(context, business_id));
    return {};
  },
});
