import { describe, expect, test } from 'vitest';
import { blockingActionsIn, hasFailed, isUnderWay, LEAST_GAP_MS, watchUntilDone } from './blocking-watch.ts';
import { isWholeBoardUnderWay, type WatchedAction } from './watched-action.ts';

const merging: WatchedAction = { action_type: 7172, progress: 0.4, is_origin: false, section_id: '-1' };

async function watched(answers: ((now: number) => readonly WatchedAction[])[], tookMs = 0) {
  let now = 0;
  const polls: number[] = [];
  const last = await watchUntilDone({
    fetchActions: async () => {
      polls.push(now);
      const answer = answers[polls.length - 1] ?? (() => []);
      now += tookMs;
      return answer(now);
    },
    isPending: (actions) => isUnderWay(actions, 'merge'),
    pause: async (ms) => {
      now += ms;
    },
    now: () => now,
  });
  return { last, polls };
}

describe('when a board is asked how far its work is', () => {
  test('[BLOCKING-03] first after 2 s, then every 5 s', async () => {
    const unfinished = () => [merging];
    const { last, polls } = await watched([unfinished, unfinished, unfinished]);
    expect(polls).toEqual([2000, 7000, 12_000, 17_000]);
    expect(last).toEqual([]);
  });

  test('[BLOCKING-03] at least 1 s after a slow answer', async () => {
    const { polls } = await watched([() => [merging], () => [merging]], 4700);
    expect(polls).toEqual([2000, 2000 + 4700 + LEAST_GAP_MS, 2000 + 2 * (4700 + LEAST_GAP_MS)]);
    expect(LEAST_GAP_MS).toBe(1000);
  });

  test('[BLOCKING-06] a fetch that fails ends it', async () => {
    const { last, polls } = await watched([
      () => [merging],
      () => {
        throw new Error('offline');
      },
      () => [],
    ]);
    expect(last).toBeNull();
    expect(polls).toEqual([2000, 7000]);
  });
});

test('[BLOCKING-08] origin actions of merge, move and create count for nothing, those of deleting do', () => {
  const origin = (action_type: number): WatchedAction => ({ action_type, progress: 0.5, is_origin: true });
  expect(isUnderWay([origin(7172), origin(7173)], 'merge')).toBe(false);
  expect(isUnderWay([origin(901), origin(7108)], 'move_pins')).toBe(false);
  expect(isUnderWay([origin(7100)], 'create_section')).toBe(false);
  expect(isUnderWay([origin(900)], 'delete_pins')).toBe(true);
  expect(isUnderWay([origin(22)], 'delete_board')).toBe(true);
  expect(isUnderWay([origin(7102)], 'delete_section')).toBe(true);
  expect(isUnderWay([{ ...origin(7172), is_origin: false }], 'merge')).toBe(true);
});

test('work failed where one of its own actions says so', () => {
  const failed = { ...merging, id: '5', is_failed: true as const };
  expect(hasFailed([failed], ['4', '5'])).toBe(true);
  expect(hasFailed([failed], ['4'])).toBe(false);
  expect(hasFailed([{ ...merging, id: '5' }], ['5'])).toBe(false);
});

test('what is done, has failed, or is of another kind, is not under way', () => {
  expect(isUnderWay([{ ...merging, is_failed: true }], 'merge')).toBe(false);
  expect(isWholeBoardUnderWay([{ ...merging, is_failed: true }])).toBe(false);
  expect(isUnderWay([{ ...merging, progress: 1 }], 'merge')).toBe(false);
  expect(isUnderWay([merging], 'delete_pins')).toBe(false);
  expect(isUnderWay([], 'merge')).toBe(false);
});

test('[BLOCKING-12] a whole board is busy while an action on -1 is unfinished, whichever end of it the board is, and not by work on a section or on its unorganized pins', () => {
  expect(isWholeBoardUnderWay([merging])).toBe(true);
  expect(isWholeBoardUnderWay([{ ...merging, is_origin: true }])).toBe(true);
  expect(isWholeBoardUnderWay([{ ...merging, progress: 1 }])).toBe(false);
  expect(isWholeBoardUnderWay([{ ...merging, section_id: '123' }])).toBe(false);
  expect(isWholeBoardUnderWay([{ ...merging, section_id: undefined }])).toBe(false);
});

test('[BLOCKING-14] an answer without the actions is an error', () => {
  expect(() => blockingActionsIn({})).toThrow('No blocking actions found in the response');
  expect(blockingActionsIn({ blocking_actions: [] })).toEqual([]);
});
