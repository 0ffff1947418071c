import { expect, test } from 'vitest';
import type { DisplayData, Experience, ExperienceState, ExperienceType } from '../experience.ts';
import { createController, type Surroundings } from './controller.ts';
import { pagesAt } from './surroundings.ts';

function experience(experience_id: string, more: Partial<Experience> = {}): Experience {
  return {
    ...{ experience_id, placement_id: 19, type: 'modal' as ExperienceType, display_data: {} },
    ...{ is_for_returning: false, priority: 0, most_views: null, rest_days: null },
    ...more,
  };
}

const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  ...{ isBlocked: false, here: new Set(), inView: new Set() },
  ...more,
});

const at = (...names: string[]) => around({ here: new Set(names), inView: new Set(names) });

/** With a clock that is moved by hand. */
function stage({ isPhone = false, isBack = false } = {}) {
  let now = 0;
  const timers = new Set<{ due: number; run: () => void }>();
  const noted: string[] = [];
  const controller = createController({
    ...{ isPhone, isBack },
    after: (ms, run) => {
      const timer = { due: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    note: ({ experience_id }, state: ExperienceState) => noted.push(`${experience_id} ${state}`),
  });
  const wait = (ms: number) => {
    now += ms;
    for (const timer of [...timers].filter(({ due }) => due <= now)) {
      if (timers.delete(timer)) timer.run();
    }
  };
  const shown = () => controller.current()?.experience_id ?? null;
  const end = (how: 'completed' | 'dismissed') => {
    const current = controller.current();
    if (current) controller.end(current, how);
  };
  return { controller, noted, wait, shown, end };
}

test('the most important one that fits shows first, then the next, and what has ended stays away', () => {
  const { controller, noted, wait, shown, end } = stage();
  const due = [experience('low'), experience('high', { priority: 5 })];
  controller.offer(due);
  expect(shown()).toBeNull();
  controller.look(around());
  expect(shown()).toBe('high');
  controller.offer([...due, experience('higher', { priority: 9 })]);
  expect(shown()).toBe('high');
  end('dismissed');
  wait(499);
  expect(shown()).toBeNull();
  wait(1);
  expect(shown()).toBe('higher');
  end('completed');
  wait(500);
  expect(shown()).toBe('low');
  controller.offer(due);
  end('dismissed');
  expect(shown()).toBeNull();
  expect(noted).toEqual([
    ...['high viewed', 'high dismissed', 'higher viewed', 'higher completed'],
    ...['low viewed', 'low dismissed'],
  ]);
});

test('what shows hides behind a dialog and comes back after it, counted once', () => {
  const { controller, noted, shown } = stage();
  controller.offer([experience('one')]);
  for (const isBlocked of [true, false, true, false]) {
    controller.look(around({ isBlocked }));
    expect(shown()).toBe(isBlocked ? null : 'one');
  }
  expect(noted).toEqual(['one viewed']);
});

test('a delay runs while nothing is in the way, and only what shows is viewed', () => {
  const { controller, noted, wait, shown } = stage();
  controller.offer([experience('late', { display_data: { delay: 3 } })]);
  controller.look(around());
  wait(2000);
  controller.look(around({ isBlocked: true }));
  wait(5000);
  controller.look(around());
  wait(2999);
  expect([shown(), noted]).toEqual([null, []]);
  wait(1);
  expect([shown(), noted]).toEqual(['late', ['late viewed']]);
});

test('a hint shows only at what it points at, once that is on the screen, and goes with it', () => {
  const { controller, wait, shown } = stage();
  const display_data: DisplayData = { delay: 1, anchors_by_platform: { web: 'board-plus' } };
  controller.offer([
    experience('tip', { type: 'tooltip', display_data }),
    experience('lost', { type: 'pulsar' }),
  ]);
  controller.look(around({ here: new Set(['board-plus']) }));
  wait(1000);
  expect(shown()).toBeNull();
  controller.look(at('board-plus'));
  controller.look(around({ here: new Set(['board-plus']) }));
  wait(1000);
  expect(shown()).toBeNull();
  controller.look(at('board-plus'));
  wait(1000);
  expect(shown()).toBe('tip');
  controller.look(around({ here: new Set(['board-plus']) }));
  expect(shown()).toBe('tip');
  controller.look(around());
  expect(shown()).toBeNull();
});

test('on phones another anchor may count, and the welcome is for those who are back', () => {
  const display_data: DisplayData = { anchors_by_platform: { web: 'create', web_mobile: 'home' } };
  for (const [isPhone, anchor] of [
    [false, 'create'],
    [true, 'home'],
  ] as const) {
    const { controller, shown } = stage({ isPhone });
    controller.offer([experience('one', { display_data })]);
    controller.look(at(anchor === 'home' ? 'create' : 'home'));
    expect(shown()).toBeNull();
    controller.look(at(anchor));
    expect(shown()).toBe('one');
  }
  for (const isBack of [false, true]) {
    const { controller, shown } = stage({ isBack });
    controller.offer([experience('welcome', { is_for_returning: true })]);
    controller.look(around());
    expect(shown()).toBe(isBack ? 'welcome' : null);
  }
});

test('a guide is completed by what the page sees, shown or not', () => {
  const { controller, noted, shown } = stage();
  const guide = experience('guide', { display_data: { component_type: 'create_board_guide' } });
  controller.offer([guide]);
  controller.completeGuide('planning_actions_guide');
  controller.completeGuide('create_board_guide');
  controller.look(around());
  expect(shown()).toBeNull();
  expect(noted).toEqual(['guide completed']);
});

test('pages are told by their addresses', () => {
  expect(pagesAt('/')).toEqual(['home']);
  expect(pagesAt('/pin/12/')).toEqual(['pin']);
  expect(pagesAt('/ada/')).toEqual([]);
});

/** A small generator of its own, so that what fails can be repeated. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('whatever happens, at most one shows, never over a dialog, never before its delay, and none after its end', () => {
  const names = ['board-plus', 'create', 'home'] as const;
  const types = ['tooltip', 'hero_banner', 'modal', 'pulsar'] as const;
  for (let seed = 1; seed <= 200; seed++) {
    const random = randomOf(seed);
    const { controller, noted, wait, shown, end } = stage();
    const pool = Array.from({ length: 6 }, (_, place) => {
      const web = random(3) === 0 ? undefined : names[random(3)];
      const display_data: DisplayData = {
        delay: random(3),
        component_type: `guide ${place}`,
        ...(web && { anchors_by_platform: { web } }),
      };
      const type = types[random(4)] ?? 'modal';
      return experience(`${place}`, { type, display_data, priority: random(3) });
    });
    let current = around({ isBlocked: true });
    for (let step = 0; step < 60; step++) {
      const before = noted.length;
      const action = random(6);
      if (action === 0) controller.offer(pool.filter(() => random(3) > 0));
      else if (action === 1) wait(random(1500));
      else if (action === 2) end(random(2) ? 'completed' : 'dismissed');
      else if (action === 3) controller.completeGuide(`guide ${random(6)}`);
      else {
        const here = new Set(names.filter(() => random(2)));
        current = { isBlocked: random(3) === 0, here, inView: new Set([...here].filter(() => random(2))) };
        controller.look(current);
      }
      const id = shown();
      const why = `seed ${seed}, step ${step}`;
      if (current.isBlocked) expect(id, why).toBeNull();
      if (id) expect(noted, why).toContain(`${id} viewed`);
      // Each shown one was noted, and ended at most once, after which it is never seen again.
      const ends = noted.filter((one) => !one.endsWith('viewed'));
      const ended = ends.map((one) => one.split(' ')[0]);
      expect(new Set(ended).size, why).toBe(ended.length);
      expect(ended, why).not.toContain(id);
      expect(noted.filter((one) => one.endsWith('viewed')).length, why).toBe(
        new Set(noted.filter((one) => one.endsWith('viewed'))).size,
      );
      const views = noted.slice(before).filter((one) => one.endsWith('viewed'));
      const delayed = views.filter((one) => (pool[Number(one[0])]?.display_data.delay ?? 0) > 0);
      if (action !== 1) expect(delayed, why).toEqual([]);
    }
  }
});
