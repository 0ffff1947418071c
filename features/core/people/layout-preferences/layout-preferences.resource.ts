import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { BOARD_VIEWS, PIN_DENSITIES, STORED_BOARD_SORTS } from '../preferences.ts';
import { changePreferences, showPreferences } from './layout-preferences.service.ts';

const answer = z.object({
  most_recent_board_sort_order: z.enum(STORED_BOARD_SORTS).nullable(),
  profile_board_rep_view_type: z.enum(BOARD_VIEWS).nullable(),
  board_pin_rep_view_type: z.enum(PIN_DENSITIES).nullable(),
  profile_pin_rep_view_type: z.enum(PIN_DENSITIES).nullable(),
});

/** The viewer's layout preferences for boards and pins; null until chosen. */
export const userMetadataGet = defineResource({
  name: 'UserMetadataResource.get',
  summary: 'The viewer\u2019s layout preferences.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ orbac_subject_id: idOption.nullish() }),
  data: answer,
  handle: (context, { orbac_subject_id }) => showPreferences(context, orbac_subject_id ?? null),
});

/** Changes the given ones and keeps the others. */
export const userMetadataUpdate = defineResource({
  name: 'UserMetadataResource.update',
  summary: 'Changes the viewer\u2019s layout preferences.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: answer.partial().extend({ orbac_subject_id: idOption.nullish() }),
  data: answer,
  handle: (context, { orbac_subject_id, ...changes }) =>
    changePreferences(context, orbac_subject_id ?? null, changes),
});
