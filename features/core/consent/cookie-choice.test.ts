import { expect, test } from 'vitest';
import { COOKIE_SAMPLE_RATE, choiceOf, everyCookie, isSampled } from './cookie-choice.ts';
import { readStoredChoice, storedChoiceLine } from './stored-choice.ts';

test('[COOKIE-04] one choice of ten is told to the analytics, and none that refuses them', () => {
  expect(COOKIE_SAMPLE_RATE).toBe(0.1);
  const draws = Array.from({ length: 100 }, (_, at) => at / 100);
  const told = (isAllowed: boolean) => draws.filter((draw) => isSampled(everyCookie(isAllowed), () => draw));
  expect(told(true)).toHaveLength(10);
  expect(told(false)).toHaveLength(0);
});

test('a choice that a browser keeps is read as it was made', () => {
  const choice = { ...everyCookie(false), allow_marketing_cookies: true };
  const line = storedChoiceLine({ choice, of: '42' }, true);
  expect(line).toMatch(/^cookie_choice=010\.42; path=\/; max-age=15552000; samesite=lax; secure$/);
  const [cookie = ''] = line.split('; ');
  expect(readStoredChoice(`csrftoken=a; ${cookie}`)).toEqual({ choice, of: '42' });
  expect(readStoredChoice('cookie_choice=111.')).toEqual({ choice: everyCookie(true), of: '' });
  for (const wrong of [
    '',
    'csrftoken=a',
    'cookie_choice=1.',
    'other_cookie_choice=111.',
    'cookie_choice=112.7',
  ])
    expect(readStoredChoice(wrong), wrong).toBeNull();
});

test('settings without a choice are none; half of one refuses the rest', () => {
  const none = {
    allow_analytic_cookies: null,
    allow_marketing_cookies: null,
    allow_personalization_cookies: null,
  };
  expect(choiceOf(none)).toBeNull();
  expect(choiceOf({ ...none, allow_marketing_cookies: true })).toEqual({
    ...everyCookie(false),
    allow_marketing_cookies: true,
  });
});
