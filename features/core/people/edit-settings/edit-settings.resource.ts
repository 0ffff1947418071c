import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { editSettings, showSettings } from './edit-settings.service.ts';
import { settingsAnswer, settingsOptions } from './edit-settings.ts';

/** The viewer's own settings. */
export const userSettingsGet = defineResource({
  name: 'UserSettingsResource.get',
  summary: 'The viewer\u2019s settings.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: settingsAnswer,
  handle: (context) => showSettings(context),
});

/** Changes the given ones and keeps the others. */
export const userSettingsUpdate = defineResource({
  name: 'UserSettingsResource.update',
  summary: 'Changes the viewer\u2019s settings.',
  who: 'person',
  rate: 'write',
  options: settingsOptions,
  data: settingsAnswer,
  handle: (context, changes) => editSettings(context, changes),
});
