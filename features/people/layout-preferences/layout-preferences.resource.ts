import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { BOARD_VIEWS, PIN_DENSITIES, STORED_BOARD_SORTS } from '../preferences.ts';
import { changePreferences, showPreferences } from './layout-preferences.service.ts';

const answer = z.object({
  most_recent_board_sort_order: z.enum(STORED_BOARD_SORTS).nullable(),
  profile_board_rep_view_type: z.enum(BOARD_VIEWS).nullable(),
  board_pin_rep_view_type: z.enum(PIN_DENSITIES).nullable(),
  profile_pin_rep_view_type: z.enum(PIN_DENSITIES).nullable(),
});

/** How the viewer likes boards and pins to be laid out; null where they have not chosen. */
export const userMetadataGet = defineResource({
  name: 'UserMetadataResource.get',
  summary: 'The own layout preferences.',
  who: 'person',
  rate: 'read',
  options: z.object({ orbac_subject_id: idOption.nullish() }),
  data: answer,
  handle: (context, { orbac_subject_id }) => {
    requireOwn(context.viewer, orbac_subject_id);
    return showPreferences(context);
  },
});

/** Changes the given ones and keeps the others. */
export const userMetadataUpdate = defineResource({
  name: 'UserMetadataResource.update',
  summary: 'Changes own layout preferences.',
  who: 'person',
  rate: 'write',
  options: answer.partial().extend({ orbac_subject_id: idOption.nullish() }),
  data: answer,
  handle: (context, { orbac_subject_id, ...changes }) => {
    requireOwn(context.viewer, orbac_subject_id);
    return changePreferences(context, changes);
  },
});

/** Nobody sees or changes how another profile is laid out. */
function requireOwn(viewer: PersonViewer, subjectId: Id | null | undefined): void {
  if (!subjectId || subjectId === viewer.id) return;
  throw new Refusal({
    status: 403,
    reason: 'not-acting-for',
    message: 'You may not act for this person.',
    field: 'orbac_subject_id',
  });
}
