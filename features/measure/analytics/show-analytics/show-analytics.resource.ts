import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { rangeIn, withRange } from '../range-options.ts';
import { presentAnalytics } from '../wire/analytics.view.ts';
import { analyticsAnswer } from '../wire/analytics-answer.ts';
import { requireBoardOfOurs, requireOwnPin, showAnalytics } from './show-analytics.service.ts';

/** What others did with the viewer's pins: all of them, or those on a board that the viewer is on. */
export const userAnalyticsGet = defineResource({
  name: 'UserAnalyticsResource.get',
  summary: "Analytics of the viewer's pins.",
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: withRange({ board_id: idOption.nullish() }),
  data: analyticsAnswer,
  handle: async (context, { board_id, ...sent }) => {
    const range = rangeIn(context, sent);
    const ownerId = context.viewer.id;
    if (!board_id)
      return presentAnalytics(
        await showAnalytics(context.db, { ownerId, kind: 'person', thingId: ownerId, range }),
      );
    const boardId = await requireBoardOfOurs(context, board_id);
    return presentAnalytics(
      await showAnalytics(context.db, { ownerId, kind: 'board', thingId: boardId, range }),
    );
  },
});

/** The same of one pin, for its owner. */
export const onPinAnalyticsGet = defineResource({
  name: 'OnPinAnalyticsResource.get',
  summary: 'Analytics of an own pin.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: withRange({ pin_id: pinIdOption }),
  data: analyticsAnswer,
  handle: async (context, { pin_id, ...sent }) => {
    const range = rangeIn(context, sent);
    const pin = await requireOwnPin(context, pin_id);
    const asked = { ownerId: pin.pinner.id, kind: 'pin', thingId: pin.id, range } as const;
    return presentAnalytics(await showAnalytics(context.db, asked));
  },
});
