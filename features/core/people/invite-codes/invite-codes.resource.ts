import { z } from 'zod';
import { EVENT_RATE } from '#features/measure/events/event.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { unlessFollowRefused } from '../person-refusals.ts';
import { presentPersonCard } from '../wire/person.view.ts';
import { personCard } from '../wire/person-answer.ts';
import { endInvites, landByInvite, ownInvite, redeemInvite } from './invite-codes.service.ts';

const code = z.string().min(1).max(200);

/** The link by which others follow the viewer without a request. */
export const profileInviteCreate = defineResource({
  name: 'ProfileInviteResource.create',
  summary: 'The viewer\u2019s invite link, created on first request.',
  who: 'person',
  rate: 'write',
  options: z.object({}),
  data: z.object({ invite_code: z.string(), url: z.string() }),
  handle: (context) => ownInvite(context),
});

/** Revokes the viewer's invite link; the next one differs. */
export const profileInviteDelete = defineResource({
  name: 'ProfileInviteResource.delete',
  summary: 'Turns off the viewer\u2019s invite link.',
  who: 'person',
  rate: 'write',
  options: z.object({}),
  data: z.object({}),
  handle: async (context) => {
    await endInvites(context);
    return {};
  },
});

/** The person who invites with this code. The next step is to follow them with it. */
export const inviteCodeRedeem = defineResource({
  name: 'POST /v3/invite_code/:code/redeem/',
  summary: 'Redeems an invite to follow a person.',
  who: 'person',
  rate: 'write',
  options: z.object({ code }),
  data: z.object({ user: personCard }),
  handle: async (context, sent) => {
    const { person } = unlessFollowRefused(await redeemInvite(context, sent.code));
    return { user: presentPersonCard(person, context.config.origin) };
  },
});

/** Records a visit by an invite; the code is encoded twice. */
export const inviteCodeLand = defineResource({
  name: 'POST /v3/invite_code/attribution/land/',
  summary: 'Records that an address carried an invite.',
  who: 'anyone',
  rate: EVENT_RATE,
  isUnseen: true,
  options: z.object({ invite_code: code }),
  data: z.object({}),
  handle: async (context, { invite_code }) => {
    await landByInvite(context, invite_code);
    return {};
  },
});
