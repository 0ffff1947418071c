import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { endOtherSessions, endSessionOf, openSessionsOf } from './sessions.service.ts';

/** The viewer, as clients fetch it after signing in; the person is in `client_context.user`. */
export const userSessionStoreGet = defineResource({
  name: 'UserSessionStoreResource.get',
  summary: 'Who is logged in.',
  who: 'anyone',
  rate: 'read',
  options: z.object({}),
  data: z.object({
    is_authenticated: z.boolean(),
    is_limited_login: z.boolean(),
    user_id: z.string().nullable(),
  }),
  handle: async ({ viewer }) => ({
    is_authenticated: viewer.kind === 'person',
    is_limited_login: viewer.kind === 'limited',
    user_id: viewer.id ?? null,
  }),
});

const sessionAnswer = z.object({
  id: z.string(),
  is_current: z.boolean(),
  is_limited_login: z.boolean(),
  user_agent: z.string(),
  address: z.string(),
  country: z.string().nullable(),
  created_at: z.string(),
  /** It is exact to the hour. */
  used_at: z.string(),
});

/** The browsers in which the viewer is signed in, newest first. */
export const userSessionsGet = defineResource({
  name: 'UserSessionsResource.get',
  summary: 'The browsers in which the viewer is logged in.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.array(sessionAnswer),
  handle: async (context) =>
    (await openSessionsOf(context, context.viewer)).map((session) => ({
      id: session.id,
      is_current: session.isCurrent,
      is_limited_login: session.isLimited,
      user_agent: session.userAgent,
      address: session.address,
      country: session.country,
      created_at: session.createdAt.toISOString(),
      used_at: session.usedAt.toISOString(),
    })),
});

/** Signs the viewer out of another browser. */
export const userSessionsDelete = defineResource({
  name: 'UserSessionsResource.delete',
  summary: 'Ends one of the viewer\u2019s sessions.',
  who: 'person',
  rate: 'write',
  options: z.object({ session_id: idOption }),
  data: z.null(),
  handle: async (context, { session_id }) => {
    if (!(await endSessionOf(context, context.viewer, session_id))) throw notFound('session');
    return null;
  },
});

/** Signs the viewer out of all other browsers. */
export const otherSessionsDelete = defineResource({
  name: 'OtherSessionsResource.delete',
  summary: 'Ends all of the viewer\u2019s other sessions.',
  who: 'person',
  rate: 'write',
  options: z.object({}),
  data: z.object({ ended: z.number() }),
  handle: async (context) => ({ ended: await endOtherSessions(context, context.viewer) }),
});
