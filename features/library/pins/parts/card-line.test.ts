import { expect, test } from 'vitest';
import { cardLine } from './card-line.ts';

const pin = {
  ...{
    id: '1',
    grid_title: 'A lamp',
    description: '',
    link: 'https://lamps.example/1',
    domain: 'lamps.example',
  },
  ...{ dominant_color: '#ffffff', image_signature: 'f', alt_text: null, is_video: false, is_animated: false },
  ...{ width: 2, height: 3, page_count: 0, is_sensitive: false, board: null },
  pinner: { username: 'ada', full_name: 'Ada Lindqvist', image_small_url: null },
};

test('a card names its pinner, but not on a page of their own', () => {
  expect(cardLine(pin, {})).toBe('Ada Lindqvist');
  expect(cardLine(pin, { whose: 'ben' })).toBe('Ada Lindqvist');
  expect(cardLine(pin, { whose: 'ada', fieldSet: 'grid_item' })).toBe('');
});

test('[PINS-09] a card of a business says where it leads, if it leads anywhere and no short link hides it', () => {
  const fieldSet = 'partner_grid_item';
  expect(cardLine(pin, { whose: 'ada', fieldSet })).toBe('lamps.example');
  expect(cardLine({ ...pin, link: null, domain: 'Uploaded by user' }, { whose: 'ada', fieldSet })).toBe('');
  const hidden = { ...pin, link: 'https://pin.it/abc', domain: 'pin.it' };
  expect(cardLine(hidden, { whose: 'ada', fieldSet })).toBe('');
});
