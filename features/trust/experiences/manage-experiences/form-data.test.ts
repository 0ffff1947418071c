import { expect, test } from 'vitest';
import { fieldOfMoment, settingsFrom } from './form-data.ts';

test('a form says what its filled fields say, and schedules in UTC', () => {
  const fields = {
    ...{ type: 'tooltip', audience: 'members', text: ' Hi ', anchor: 'create' },
    ...{ priority: '5', most_views: '', rest_days: '7', is_on: 'on', delay: '1.5', has_pulsar: 'on' },
    ...{ starts_at: '2026-11-25T08:30', ends_at: '', secondary_url: '/news/', secondary_text: '' },
    ...{ scroll_to_dismiss: 'on', scroll_delay: '2', button_uri: '' },
  };
  const settings = settingsFrom(fields);
  expect(settings).toEqual({
    ...{ type: 'tooltip', audience: 'members', priority: 5, most_views: null, rest_days: 7, is_on: true },
    ...{ starts_at: '2026-11-25T08:30:00.000Z', ends_at: null },
    display_data: {
      ...{ text: 'Hi', anchors_by_platform: { web: 'create', web_mobile: 'create' }, delay: 1.5 },
      ...{ has_pulsar: true, secondary_cta_link: { text: '/news/', url: '/news/' } },
      ...{ scroll_to_dismiss: true, scroll_to_dismiss_delay_in_seconds: 2 },
    },
  });
  expect(fieldOfMoment(settings.starts_at)).toBe('2026-11-25T08:30');
  expect(settingsFrom({}).is_on).toBe(false);
});
