import { z } from 'zod';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { acceptFollowRequest, ignoreFollowRequest, listFollowRequests } from './follow-requests.service.ts';
import { followRequestAnswer } from './follow-requests.ts';

/** Requests to follow the viewer, latest first. */
export const followRequestsGet = definePagedResource({
  name: 'FollowRequestsResource.get',
  summary: 'Who asks to follow the viewer.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: followRequestAnswer,
  handle: (context, { page_size }, { after }) => {
    // Fetched each time: an answered request must not come back.
    context.answerHeaders.set('cache-control', 'private, no-store');
    return listFollowRequests(context, { after, pageSize: page_size });
  },
});

const request = z.object({ user_id: idOption });
const answered = z.object({ user_id: z.string() });

/** Accepts a request to follow the viewer. */
export const followRequestAcceptUpdate = defineResource({
  name: 'FollowRequestAcceptResource.update',
  summary: 'Lets somebody follow who asked for it.',
  who: 'person',
  rate: 'write',
  options: request,
  data: answered,
  handle: async (context, { user_id }) => {
    await acceptFollowRequest(context, user_id);
    return { user_id };
  },
});

/** Ignores a request to follow the viewer. */
export const followRequestIgnoreDelete = defineResource({
  name: 'FollowRequestIgnoreResource.delete',
  summary: 'Ignores a request to follow.',
  who: 'person',
  rate: 'write',
  options: request,
  data: answered,
  handle: async (context, { user_id }) => {
    await ignoreFollowRequest(context, user_id);
    return { user_id };
  },
});
