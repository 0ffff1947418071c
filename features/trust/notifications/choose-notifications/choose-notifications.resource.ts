import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { chooseNotifications, listNotificationChoices } from './choose-notifications.service.ts';
import { notificationChoiceAnswer, notificationChoiceOptions } from './choose-notifications.ts';

/** Which kinds of notifications the viewer wants, and where. */
export const notificationChoicesGet = defineResource({
  name: 'NewsChoicesResource.get',
  summary: 'The notification settings of the viewer.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.array(notificationChoiceAnswer),
  handle: (context) => listNotificationChoices(context),
});

/** Changes the choice for one kind. */
export const notificationChoicesUpdate = defineResource({
  name: 'NewsChoicesResource.update',
  summary: 'Changes the viewer\u2019s notification settings.',
  who: 'person',
  rate: 'write',
  options: notificationChoiceOptions,
  data: z.array(notificationChoiceAnswer),
  handle: async (context, { kind, ...changes }) => {
    await chooseNotifications(context, kind, changes);
    return listNotificationChoices(context);
  },
});
