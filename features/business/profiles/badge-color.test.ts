import { expect, test } from 'vitest';
import { BADGE_PALETTE, cutColorInput, isHexColor, textColorOn } from './badge.ts';
import { VALUE_BADGES } from './merchant.ts';

test('[BADGE-05] the palette has seven colours', () => {
  expect(BADGE_PALETTE).toEqual([
    '#EFEFEF',
    '#F8E3D1',
    '#F6F1C1',
    '#DDEEAF',
    '#C9F2EE',
    '#DBD5F4',
    '#EFBCEE',
  ]);
});

test('[BADGE-06] what is typed is cut to 7 characters', () => {
  expect(cutColorInput('#1234567')).toBe('#123456');
  expect(cutColorInput('#12')).toBe('#12');
});

test('[BADGE-07] a colour has six hex digits, with or without #', () => {
  expect(['#EFEFEF', 'efefef', '#0a1B2c'].map(isHexColor)).toEqual([true, true, true]);
  expect(['#EFEFE', '#EFEFEG', '#EFEFEF0', '##EFEFE', ' #EFEFEF', ''].map(isHexColor)).toEqual(
    Array(6).fill(false),
  );
});

test('[BADGE-08] above a luminance of 0.18 the text is black, else white', () => {
  expect(BADGE_PALETTE.map(textColorOn)).toEqual(Array(7).fill('black'));
  expect(textColorOn('#000000')).toBe('white');
  expect(textColorOn('#0000FF')).toBe('white');
  // Greys of 0.178 and 0.181: the nearest on both sides.
  expect(textColorOn('#757575')).toBe('white');
  expect(textColorOn('#767676')).toBe('black');
});

test('[BADGE-15] the value badges', () => {
  expect(VALUE_BADGES).toEqual([
    'invested_in_good',
    'eco_friendly',
    'responsibly_sourced',
    'inclusive',
    'personal_touch',
  ]);
});
