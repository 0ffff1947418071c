import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { PINS_SORTS, PINS_VIEWS } from '../pins-view.ts';
import { chooseView, showView } from './remember-view.service.ts';

const view = z.enum(PINS_VIEWS);
const sort = z.enum(PINS_SORTS);
const answer = z.object({ view: view.nullable(), sort: sort.nullable() });

/** Null until chosen. */
export const boardViewGet = defineResource({
  name: 'BoardViewResource.get',
  summary: 'How the viewer chose to see a board.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ board_id: idOption }),
  data: answer,
  handle: (context, { board_id }) => showView(context, board_id),
});

/** What is not given stays; for this person alone, whosever board it is. */
export const boardViewUpdate = defineResource({
  name: 'BoardViewResource.update',
  summary: 'Remembers how the viewer chose to see a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ board_id: idOption, view: view.nullish(), sort: sort.nullish() }),
  data: answer,
  handle: (context, { board_id, view: chosen = null, sort: order = null }) =>
    chooseView(context, board_id, { view: chosen, sort: order }),
});
