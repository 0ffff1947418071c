import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { removeCover, setCover } from './edit-cover.service.ts';
import { coverAnswer, coverOptions } from './edit-cover.ts';

/** Sets the viewer's cover to files that they uploaded. */
export const profileCoverUpdate = defineResource({
  name: 'ProfileCoverResource.update',
  summary: 'Changes the cover of the viewer\u2019s profile.',
  who: 'person',
  rate: 'write',
  acting: 'edit-profile',
  options: coverOptions,
  data: coverAnswer,
  handle: (context, files) => setCover(context, files),
});

/** Removes the viewer's cover; the answer names its files, so that it can be set again. */
export const profileCoverDelete = defineResource({
  name: 'ProfileCoverResource.delete',
  summary: 'Removes the cover of the viewer\u2019s profile.',
  who: 'person',
  rate: 'write',
  acting: 'edit-profile',
  options: z.object({}),
  data: coverAnswer,
  handle: (context) => removeCover(context),
});
