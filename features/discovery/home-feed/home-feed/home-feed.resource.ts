import { z } from 'zod';
import { presentPromoted } from '#features/ads/delivery/wire/promoted.view.ts';
import { presentPins } from '#features/library/pins/wire/pin.view.ts';
import { type PinAnswer, pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '#features/library/pins/wire/pin-field-sets.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listFollowingFeed } from './following-feed.service.ts';
import { listHomeFeed } from './home-feed.service.ts';
import { FEEDS, type FeedPin } from './home-feed.ts';

/**
 * Home: pins of what the viewer follows, mixed with new pins from everybody, which is all that visitors get; or only
 * what the viewer follows, newest first. Signed-in viewers are told the reason for each. Some are promoted, and say so.
 */
export const userHomefeedGet = definePagedResource({
  name: 'UserHomefeedResource.get',
  summary: 'The pins of the home feed.',
  who: 'anyone',
  rate: 'read',
  options: z.object({
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
    feed: z.enum(FEEDS).default('for_you'),
  }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, { page_size, feed }, { after }) => {
    const list = feed === 'following' ? listFollowingFeed : listHomeFeed;
    const { items, next } = await list(context, { after, pageSize: page_size });
    const answers = presentPins(context, items);
    return { items: answers.map((answer, at) => presentFeedPin(answer, items[at])), next };
  },
});

function presentFeedPin(answer: PinAnswer, { reason, promoted }: Partial<FeedPin> = {}): PinAnswer {
  if (promoted) return presentPromoted(answer, promoted);
  return reason ? { ...answer, recommendation_reason: reason } : answer;
}
