import { expect, test } from 'vitest';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { EVENT_DAYS, eventNameOf, microOf } from './conversion.ts';
import { matchScore, qualityOf } from './match-quality.ts';
import { purgeConversionsJob } from './purge-conversions/purge-conversions.service.ts';
import { recordConversions } from './record-conversions.service.ts';
import { tagOf } from './testing-conversions.ts';

test.each([
  ['AddToCart', 'add_to_cart'],
  ['pagevisit', 'page_visit'],
  ['page_visit', 'page_visit'],
  ['Watch-Video', 'watch_video'],
  [' my own event ', 'my_own_event'],
  ['a'.repeat(65), null],
  ['<b>', null],
  ['', null],
])('the event %o is called %o', (sent, name) => {
  expect(eventNameOf(sent)).toBe(name);
});

test.each([
  ['72.39', '72390000'],
  ['0', '0'],
  ['99999999999.999999', '99999999999999999'],
  ['1e3', null],
  ['-5', null],
  ['5,00', null],
  ['1.2345678', null],
])('an amount of %o is %o millionths', (sent, micro) => {
  expect(microOf(sent)).toBe(micro);
});

test('events are matched better the more of them say who it was', () => {
  expect(qualityOf(matchScore({}))).toBe('NEEDS_IMPROVEMENT');
  expect(qualityOf(matchScore({ browser: 1 }))).toBe('NEEDS_IMPROVEMENT');
  expect(qualityOf(matchScore({ em: 0.6, browser: 1 }))).toBe('FAIR');
  expect(qualityOf(matchScore({ em: 1, click_id: 0.5 }))).toBe('GOOD');
  const all = { em: 1, click_id: 1, external_id: 1, ph: 1, browser: 1 };
  expect(matchScore(all)).toBeLessThanOrEqual(100);
  expect(matchScore(all)).toBeGreaterThan(matchScore({ em: 1, click_id: 0.5 }));
});

test('events are forgotten after their time, and none before', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { studio } = await castOf(platform);
  const { account, tag } = await tagOf(platform.db, studio);
  const record = (eventId: string) =>
    platform.db.transaction((tx) =>
      recordConversions(platform, tx, { id: account, ownerId: studio.id }, [
        {
          ...{ source: 'tag', tagId: tag, eventName: 'lead', eventId, repeatKey: null, actionSource: 'web' },
          ...{
            eventTime: platform.clock.now(),
            valueMicro: null,
            currency: null,
            orderId: null,
            quantity: null,
          },
          ...{ productIds: [], page: null, partner: null, keys: {}, isLimited: true, wrong: [] },
        },
      ]),
    );
  await record('old');
  platform.clock.advance(3 * 86_400_000);
  await record('new');
  platform.clock.advance((EVENT_DAYS - 2) * 86_400_000);
  await platform.jobs.enqueue(platform.db, purgeConversionsJob, {});
  await platform.runJobs();
  const left = await platform.db.rows<{ event_id: string }>('select event_id from conversion_events');
  expect(left).toEqual([{ event_id: 'new' }]);
  expect(await platform.db.rows('select from conversion_actions')).toEqual([]);
});
