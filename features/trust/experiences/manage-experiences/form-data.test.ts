import { expect, test } from 'vitest';
import {
  displayDataFrom,
  type ExperienceToEdit,
  fieldOfMoment,
  settingsFrom,
  shownText,
} from './form-data.ts';

test('a form says what its filled fields say, and schedules in UTC', () => {
  const fields = {
    ...{ type: 'tooltip', audience: 'members', text: ' Hi ', anchor: 'create' },
    ...{ priority: '5', most_views: '', rest_days: '7', is_on: 'on', delay: '1.5', has_pulsar: 'on' },
    ...{ starts_at: '2026-11-25T08:30', ends_at: '', secondary_url: '/news/', secondary_text: '' },
    ...{ scroll_to_dismiss: 'on', scroll_delay: '2', button_uri: '' },
  };
  const settings = settingsFrom(fields, null);
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
  expect(settingsFrom({}, null).is_on).toBe(false);
});

test('what the form of an existing one does not show stays as it is, and so does whether it is on', () => {
  const stored: ExperienceToEdit = {
    ...{ id: '1', type: 'pulsar', audience: 'newcomers', priority: 5, most_views: null, rest_days: null },
    ...{ starts_at: null, ends_at: null, is_on: false, requires_state: 'add_section_tooltip' },
    display_data: {
      ...{ has_pulsar: true, tooltip: 'Beside', component_type: 'create_board_guide' },
      anchors_by_platform: { web: 'create', web_mobile: 'board-plus', iphone: 'create' },
    },
  };
  const fields = {
    ...{ type: 'pulsar', audience: 'newcomers', priority: '5', anchor: 'create', flyout_direction: 'down' },
    text: shownText(stored.type, stored.display_data) ?? '',
  };
  const { display_data, ...others } = settingsFrom(fields, stored);
  expect(display_data).toEqual(stored.display_data);
  for (const name of ['is_on', 'most_views', 'rest_days']) expect(others).not.toHaveProperty(name);
  const changed = { ...fields, text: 'New', anchor: 'board-plus', flyout_direction: 'up' };
  expect(settingsFrom(changed, stored).display_data).toEqual({
    ...stored.display_data,
    ...{ tooltip: 'New', flyout_direction: 'up' },
    anchors_by_platform: { web: 'board-plus', web_mobile: 'board-plus' },
  });
  const other = { ...stored, requires_state: null };
  expect(settingsFrom({ ...fields, rest_days: '7' }, other)).toMatchObject({
    most_views: null,
    rest_days: 7,
  });
});

test('the kind that is chosen is how it shows, and what points at nothing has no dot', () => {
  const stored = {
    text: 'Hi',
    display_type: 'tooltip',
    has_pulsar: true,
    flyout_direction: 'up',
    anchors_by_platform: { web: 'create' },
    complete_on_hover: true,
  } as const;
  const fields = { type: 'modal', text: 'Hi', anchor: 'create' };
  const { anchors_by_platform } = stored;
  expect(displayDataFrom(fields, stored)).toEqual({ text: 'Hi', display_type: 'modal', anchors_by_platform });
});
