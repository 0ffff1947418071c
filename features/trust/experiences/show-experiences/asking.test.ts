import { expect, test } from 'vitest';
import type { Experience } from '../experience.ts';
import { createAsking } from './asking.ts';

const guide = (component_type: string): Experience => ({
  ...{ experience_id: component_type, placement_id: 19, type: 'tooltip', display_data: { component_type } },
  ...{ is_for_returning: false, priority: 0, most_views: null, rest_days: null },
});
const [sections, dates, boards] = ['add_section_guide', 'planning_actions_guide', 'create_board_guide'].map(
  guide,
) as [Experience, Experience, Experience];

/** With answers that are given by hand, in any order. */
function stage() {
  const answers: ((due: Experience[] | null) => Promise<void>)[] = [];
  let due: readonly Experience[] = [];
  const asking = createAsking({
    fetchDue: () =>
      new Promise((resolve, reject) => {
        answers.push(async (given) => (given ? resolve(given) : reject(new Error('offline'))));
      }),
    change: (to) => {
      due = to(due);
    },
  });
  return { ...asking, answers, due: () => due };
}

test('[FLYOUT-05] [FLYOUT-06] once a state is raised the guide to dates waits until it is known whether the hint at sections is due', async () => {
  const { ask, askForRaised, answers, due } = stage();
  ask();
  await answers[0]?.([dates, boards]);
  expect(due()).toEqual([dates, boards]);
  askForRaised();
  expect(due()).toEqual([boards]);
  await answers[1]?.([sections, dates, boards]);
  expect(due()).toEqual([sections, dates, boards]);
});

test('an answer from before a state was raised is ignored, and without an answer the guide to dates stays away', async () => {
  const { ask, askForRaised, answers, due } = stage();
  ask();
  askForRaised();
  await answers[0]?.([dates]);
  expect(due()).toEqual([]);
  await answers[1]?.(null);
  expect(due()).toEqual([]);
});
