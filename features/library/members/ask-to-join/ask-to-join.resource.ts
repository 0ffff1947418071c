import { z } from 'zod';
import { BOARD_ACCESS } from '#features/library/boards/board-member.ts';
import { unlessMembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { presentRequests } from '../wire/invite.view.ts';
import { contactRequestAnswer } from '../wire/invite-answer.ts';
import { acceptRequest, askToJoin, ignoreRequest, listRequests } from './ask-to-join.service.ts';

/** Requests to work on the viewer's boards, from the last 30 days, newest first. */
export const contactRequestsGet = definePagedResource({
  name: 'ContactRequestsResource.get',
  summary: 'The requests to collaborate on the viewer\u2019s boards.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: contactRequestAnswer,
  handle: async (context, { page_size: pageSize }, { after }) => {
    // Not cached: an answered request must not reappear.
    context.answerHeaders.set('cache-control', 'private, no-store');
    const page = await listRequests(context, { after, pageSize });
    return mapPage(page, (requests) => presentRequests(context, requests));
  },
});

/** Asks a group board's owner to join it. Idempotent; asking again notifies nobody. */
export const contactRequestCreate = defineResource({
  name: 'ContactRequestResource.create',
  summary: 'Requests to collaborate on a group board.',
  who: 'person',
  rate: 'write',
  options: z.object({ board_id: idOption }),
  data: z.object({ board_id: z.string() }),
  handle: async (context, { board_id }) => {
    unlessMembersRefused(await askToJoin(context, board_id));
    return { board_id };
  },
});

// Clients use both spellings.
const requestType = z.enum(['contact_request', 'contactrequest']).default('contact_request');

const request = z.object({ contact_request: z.object({ type: requestType, id: idOption }) });

/** Lets the person who asked join the board. */
export const contactRequestAcceptUpdate = defineResource({
  name: 'ContactRequestAcceptResource.update',
  summary: 'Accepts a request to collaborate on a board.',
  who: 'person',
  rate: 'write',
  options: request.extend({ access: z.enum(BOARD_ACCESS).default('save') }),
  data: z.object({ board_id: z.string(), sender_id: z.string() }),
  handle: async (context, { contact_request, access }) =>
    unlessMembersRefused(await acceptRequest(context, contact_request.id, access)),
});

/** Ignores a request; the person who asked is not notified. Idempotent. */
export const contactRequestIgnoreDelete = defineResource({
  name: 'ContactRequestIgnoreResource.delete',
  summary: 'Ignores a request to collaborate on a board.',
  who: 'person',
  rate: 'write',
  options: request,
  data: z.object({ id: z.string() }),
  handle: async (context, { contact_request: { id } }) => {
    await ignoreRequest(context, id);
    return { id };
  },
});
