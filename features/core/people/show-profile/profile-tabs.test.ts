import { describe, expect, test } from 'vitest';
import { defaultTab, eligibleTabs, segmentOf, tabAt } from './profile-tabs.ts';

const facts = {
  isOwner: false,
  isBot: false,
  hasPublishedPins: false,
  hasTriedPins: false,
  isMostlySaved: false,
};

describe('the tabs that are offered', () => {
  test('Saved always, Created where there is something or to the owner, Tried where something was tried', () => {
    const types = (changes: Partial<typeof facts>) =>
      eligibleTabs({ ...facts, ...changes }).map((tab) => tab.tab_type);
    expect(types({})).toEqual([0]);
    expect(types({ hasPublishedPins: true })).toEqual([1, 0]);
    expect(types({ isOwner: true })).toEqual([1, 0]);
    expect(types({ hasPublishedPins: true, hasTriedPins: true })).toEqual([1, 0, 3]);
  });

  test('a crawler is offered Saved only, whatever there is', () => {
    const tabs = eligibleTabs({ ...facts, isBot: true, hasPublishedPins: true, hasTriedPins: true });
    expect(tabs).toEqual([{ tab_type: 0, is_default: true }]);
  });
});

test('[TABS-06] an owner with published pins begins with Created, one without with Saved', () => {
  expect(defaultTab(eligibleTabs({ ...facts, isOwner: true, hasPublishedPins: true }))).toBe(1);
  expect(defaultTab(eligibleTabs({ ...facts, isOwner: true }))).toBe(0);
  expect(
    defaultTab(eligibleTabs({ ...facts, isOwner: true, hasPublishedPins: true, isMostlySaved: true })),
  ).toBe(1);
});

test('others begin with the tab that holds more', () => {
  expect(defaultTab(eligibleTabs({ ...facts, hasPublishedPins: true }))).toBe(1);
  expect(defaultTab(eligibleTabs({ ...facts, hasPublishedPins: true, isMostlySaved: true }))).toBe(0);
});

test('[TABS-07] a decider tab, and no tab at all, mean the default one', () => {
  const tabs = eligibleTabs({ ...facts, hasPublishedPins: true });
  expect(tabAt('decider', tabs)).toBe(1);
  expect(tabAt('decider/', tabs)).toBe(1);
  expect(tabAt('', tabs)).toBe(1);
  expect(tabAt('decider', eligibleTabs(facts))).toBe(0);
});

test('where no tab is the default one, the first is', () => {
  expect(defaultTab([{ tab_type: 3, is_default: false }])).toBe(3);
});

test.each([
  ['_saved', 0],
  ['_created/', 1],
  ['tried', 3],
  ['_self-profile/boards', 4],
  ['_self-profile/pins', 5],
] as const)('the address %s names tab %i', (segment, type) => {
  expect(tabAt(segment, [])).toBe(type);
  expect(segmentOf(type)).toBe(segment.replace(/\/$/, ''));
});

test('any other address names no tab', () => {
  expect(tabAt('_boards', [])).toBeNull();
});
