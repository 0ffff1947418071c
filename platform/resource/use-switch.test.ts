import { expect, test } from 'vitest';
import { SwitchIntent } from './use-switch.ts';

type State = 'none' | 'following' | 'asked';

/** A fake server that answers on command, and the calls it got. */
function pretend(known: State = 'none', promise: State = 'following') {
  const asked: boolean[] = [];
  const shown: State[] = [];
  const settled: State[] = [];
  const waiting: ((how: 'answer' | 'fail') => void)[] = [];
  const intent = new SwitchIntent(known, {
    isOn: (state) => state !== 'none',
    expected: (isOn) => (isOn ? promise : 'none'),
    turn: (isWanted) => {
      asked.push(isWanted);
      return new Promise((resolve, reject) => {
        waiting.push((how) =>
          how === 'answer' ? resolve(isWanted ? promise : 'none') : reject(new Error()),
        );
      });
    },
    show: (state) => shown.push(state),
    settle: (state) => settled.push(state),
  });
  const reply = async (how: 'answer' | 'fail' = 'answer') => {
    waiting.shift()?.(how);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { intent, asked, shown, settled, reply, underWay: () => waiting.length };
}

test('it shows at once what is wanted, and settles once', async () => {
  const { intent, asked, shown, settled, reply } = pretend();
  intent.toggle();
  expect(shown).toEqual(['following']);
  await reply();
  expect([asked, shown.at(-1), settled]).toEqual([[true], 'following', ['following']]);
});

test('however often it is pressed one call is under way, and the last press wins', async () => {
  const { intent, asked, shown, settled, reply, underWay } = pretend();
  for (let time = 0; time < 5; time += 1) {
    intent.toggle();
    expect(underWay()).toBe(1);
  }
  await reply();
  expect(asked).toEqual([true]);
  intent.toggle();
  intent.toggle();
  intent.toggle();
  await reply();
  expect(asked).toEqual([true, false]);
  expect(shown.at(-1)).toBe('none');
  expect(settled).toEqual(['following', 'none']);
});

test('a press taken back while it was under way is undone, and nothing settles', async () => {
  const { intent, asked, shown, settled, reply } = pretend();
  intent.toggle();
  intent.toggle();
  await reply();
  await reply();
  expect(asked).toEqual([true, false]);
  expect(shown.at(-1)).toBe('none');
  expect(settled).toEqual([]);
});

test('what fails is taken back, and can be wanted again', async () => {
  const { intent, asked, shown, settled, reply } = pretend('following');
  intent.toggle();
  expect(shown.at(-1)).toBe('none');
  await reply('fail');
  expect(shown.at(-1)).toBe('following');
  expect(settled).toEqual([]);
  intent.toggle();
  await reply();
  expect(asked).toEqual([false, false]);
  expect(settled).toEqual(['none']);
});

test('a private profile is asked, and an answer learned meanwhile is shown', async () => {
  const { intent, shown, reply } = pretend('none', 'asked');
  intent.toggle();
  expect(shown.at(-1)).toBe('asked');
  intent.learn('none');
  expect(shown.at(-1)).toBe('asked');
  await reply();
  intent.learn('following');
  expect(shown.at(-1)).toBe('following');
});
