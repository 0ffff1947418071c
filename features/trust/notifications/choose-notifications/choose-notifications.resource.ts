import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { chooseNotifications, listNotificationChoices } from './choose-notifications.service.ts';
import { notificationChoiceAnswer, notificationChoiceOptions } from './choose-notifications.ts';

/** Which kinds of notifications the viewer wants, and where. */
export const notificationChoicesGet = defineResource({
  name: 'NewsChoicesResource.get',
  summary: 'Which news the viewer wants.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.array(notificationChoiceAnswer),
  handle: (context) => listNotificationChoices(context),
});

/** Changes the choice for one kind. */
export const notificationChoicesUpdate = defineResource({
  name: 'NewsChoicesResource.update',
  summary: 'Chooses which news the viewer wants.',
  who: 'person',
  rate: 'write',
  options: notificationChoiceOptions,
  data: z.array(notificationChoiceAnswer),
  handle: async (context, { kind, ...changes }) => {
    await chooseNotifications(context, kind, changes);
    return listNotificationChoices(context);
  },
});
