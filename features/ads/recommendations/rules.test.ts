import { describe, expect, test } from 'vitest';
import { hasMoved, judgeAd, judgeBudget, judgeKeyword, judgeTag } from './rules.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 - ms);
const EURO = 1_000_000;

describe('a budget running out', () => {
  const daily = { kind: 'DAILY' as const, budget: 10 * EURO, spentEver: 0, daysLeft: null };
  const forAll = { kind: 'LIFETIME' as const, budget: 100 * EURO, daysLeft: 10 };
  const everyDay = new Array(7).fill(5 * EURO);

  test('is a daily one used up on three of the last days', () => {
    const full = 9.5 * EURO;
    expect(judgeBudget({ ...daily, spent: [full, full, full, 0] })).toEqual({
      ...{ budget: 10 * EURO, full_days: 3, proposed_budget: 12.5 * EURO },
    });
    expect(judgeBudget({ ...daily, spent: [full, full, full - 1] })).toBeNull();
    expect(judgeBudget({ ...daily, spent: [full, full, full], daysLeft: 0 })).toBeNull();
  });

  test('is one for all days that is spent a day before its end', () => {
    expect(judgeBudget({ ...forAll, spentEver: 55 * EURO, spent: everyDay })).toEqual({
      ...{ budget: 100 * EURO, days_left: 9, days_short: 1, proposed_budget: 105 * EURO },
    });
    expect(judgeBudget({ ...forAll, spentEver: 50 * EURO, spent: everyDay })).toBeNull();
    expect(judgeBudget({ ...forAll, spentEver: 55 * EURO, spent: [] })).toBeNull();
    expect(judgeBudget({ ...forAll, spentEver: 55 * EURO, spent: everyDay, daysLeft: null })).toBeNull();
  });
});

test('a tag is silent after seven days', () => {
  expect(judgeTag({ since: ago(7), now: NOW })).toEqual({ silent_days: 7 });
  expect(judgeTag({ since: ago(7, -1), now: NOW })).toBeNull();
});

test('an ad is worn out at half of its former rate, by 500 impressions in both spans', () => {
  const facts = { impressions: 500, responses: 5, impressionsBefore: 500, responsesBefore: 10 };
  expect(judgeAd(facts)).toEqual({ impressions: 500, rate: 0.01, rate_before: 0.02 });
  expect(judgeAd({ ...facts, responses: 6 })).toBeNull();
  expect(judgeAd({ ...facts, impressions: 499 })).toBeNull();
  expect(judgeAd({ ...facts, impressionsBefore: 499 })).toBeNull();
  expect(judgeAd({ ...facts, responses: 0, responsesBefore: 0 })).toBeNull();
});

test('a keyword is idle after 30 days without an impression, in an ad group with 100', () => {
  const facts = { since: ago(30), impressions: 0, groupImpressions: 100, now: NOW };
  expect(judgeKeyword(facts)).toEqual({ group_impressions: 100 });
  expect(judgeKeyword({ ...facts, since: ago(30, -1) })).toBeNull();
  expect(judgeKeyword({ ...facts, impressions: 1 })).toBeNull();
  expect(judgeKeyword({ ...facts, groupImpressions: 99 })).toBeNull();
});

test('figures have moved once one of them differs by half', () => {
  expect(hasMoved({ silent_days: 8 }, { silent_days: 11 })).toBe(false);
  expect(hasMoved({ silent_days: 8 }, { silent_days: 12 })).toBe(true);
  expect(hasMoved({ budget: 10, full_days: 6 }, { budget: 10, full_days: 3 })).toBe(true);
  expect(hasMoved({ rate: 0 }, { rate: 0 })).toBe(false);
  expect(hasMoved({ rate: 0 }, { rate: 0.01 })).toBe(true);
});
