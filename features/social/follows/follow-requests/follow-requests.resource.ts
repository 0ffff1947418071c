import { z } from 'zod';
import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { acceptFollowRequest, ignoreFollowRequest, listFollowRequests } from './follow-requests.service.ts';
import { followRequestAnswer } from './follow-requests.ts';

/** Requests to follow the viewer, latest first. */
export const followRequestsGet = definePagedResource({
  name: 'FollowRequestsResource.get',
  summary: 'The requests to follow the viewer.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: followRequestAnswer,
  handle: async (context, { page_size }, { after }) => {
    // Fetched each time: an answered request must not come back.
    context.answerHeaders.set('cache-control', 'private, no-store');
    const page = await listFollowRequests(context, { after, pageSize: page_size });
    return mapPage(page, (requests) =>
      requests.map(({ sender, created_at }) => ({
        type: 'follow_request' as const,
        sender: presentPersonCard(sender, context.config.origin),
        created_at: toRfc2822(created_at),
      })),
    );
  },
});

const request = z.object({ user_id: idOption });
const answered = z.object({ user_id: z.string() });

/** Accepts a request to follow the viewer. */
export const followRequestAcceptUpdate = defineResource({
  name: 'FollowRequestAcceptResource.update',
  summary: 'Accepts a request to follow.',
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
