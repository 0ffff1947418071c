import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { metricOf, rangeIn, sortOption, withRange } from '../range-options.ts';
import { presentCounts, secondsOf } from '../wire/analytics.view.ts';
import { boardAnalyticsAnswer, pinAnalyticsAnswer } from '../wire/analytics-answer.ts';
import { rankBoards, rankPins } from './rank-things.service.ts';

const options = withRange({ sort: sortOption, page_size: pageSizeOption(50, 50) });

/** The viewer's pins by what others did with them, without those that fewer than ten people saw. */
export const userAnalyticsPinsGet = definePagedResource({
  name: 'UserAnalyticsPinsResource.get',
  summary: "The viewer's pins by a measure.",
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options,
  item: pinAnalyticsAnswer,
  handle: async (context, { sort, page_size, ...sent }, { after }) => {
    const asked = { range: rangeIn(context, sent), metric: metricOf(sort), pageSize: page_size, after };
    const page = await rankPins(context, asked);
    return mapPage(page, (pins) =>
      pins.map(({ pin, counts }) => {
        const { id, title, alt_text, image_signature, dominant_color } = pin;
        return { id, title, alt_text, image_signature, dominant_color, counts: presentCounts(counts) };
      }),
    );
  },
});

/** The boards with the viewer's pins by what others did with these. */
export const userAnalyticsBoardsGet = definePagedResource({
  name: 'UserAnalyticsBoardsResource.get',
  summary: "Boards with the viewer's pins by a measure.",
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options,
  item: boardAnalyticsAnswer,
  handle: async (context, { sort, page_size, ...sent }, { after }) => {
    const asked = { range: rangeIn(context, sent), metric: metricOf(sort), pageSize: page_size, after };
    const page = await rankBoards(context, asked);
    return mapPage(page, (boards) =>
      boards.map(({ board: { id, name, slug, owner }, counts, boardMs }) => ({
        id,
        name,
        url: `/${owner.username}/${slug}/`,
        counts: presentCounts(counts),
        board_time_spent: secondsOf(boardMs),
      })),
    );
  },
});
