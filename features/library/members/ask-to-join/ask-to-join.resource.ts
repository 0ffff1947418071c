import { z } from 'zod';
import { BOARD_ACCESS } from '#features/library/boards/board-member.ts';
import { unlessMembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { contactRequestAnswer } from '../invite-answer.ts';
import { acceptRequest, askToJoin, ignoreRequest } from './ask-to-join.service.ts';
import { listRequests } from './list-requests.service.ts';

/** Who asked the viewer within the last 30 days to work on a board of theirs, the last first. */
export const contactRequestsGet = definePagedResource({
  name: 'ContactRequestsResource.get',
  summary: 'Who asks to work on boards of the viewer.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: contactRequestAnswer,
  handle: (context, { page_size }, { after }) => {
    // It is asked anew each time: an answered request must not come back.
    context.answerHeaders.set('cache-control', 'private, no-store');
    return listRequests(context, { after, pageSize: page_size });
  },
});

/** Asks the owner of a group board to be let onto it. Once more is no error, and tells nobody. */
export const contactRequestCreate = defineResource({
  name: 'ContactRequestResource.create',
  summary: 'Asks to work on a group board.',
  who: 'person',
  rate: 'write',
  options: z.object({ board_id: idOption }),
  data: z.object({ board_id: z.string() }),
  handle: async (context, { board_id }) => {
    unlessMembersRefused(await askToJoin(context, board_id));
    return { board_id };
  },
});

// Clients spell the type in both ways.
const requestType = z.enum(['contact_request', 'contactrequest']).default('contact_request');

const request = z.object({ contact_request: z.object({ type: requestType, id: idOption }) });

/** Lets whoever asked onto the board. */
export const contactRequestAcceptUpdate = defineResource({
  name: 'ContactRequestAcceptResource.update',
  summary: 'Lets onto a board who asked for it.',
  who: 'person',
  rate: 'write',
  options: request.extend({ access: z.enum(BOARD_ACCESS).default('save') }),
  data: z.object({ board_id: z.string(), sender_id: z.string() }),
  handle: async (context, { contact_request, access }) =>
    unlessMembersRefused(await acceptRequest(context, contact_request.id, access)),
});

/** Forgets a request; who asked is not told. Once more is no error. */
export const contactRequestIgnoreDelete = defineResource({
  name: 'ContactRequestIgnoreResource.delete',
  summary: 'Ignores a request to work on a board.',
  who: 'person',
  rate: 'write',
  options: request,
  data: z.object({ id: z.string() }),
  handle: async (context, { contact_request: { id } }) => {
    await ignoreRequest(context, id);
    return { id };
  },
});
