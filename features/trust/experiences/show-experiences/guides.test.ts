import { expect, test } from 'vitest';
import { completeGuide, onGuideCompleted } from './guides.ts';

test('who listens late hears of the guides that were done before, and then of each once', () => {
  completeGuide('create_board_guide');
  const heard: string[] = [];
  const unsubscribe = onGuideCompleted((name) => heard.push(name));
  expect(heard).toEqual(['create_board_guide']);
  completeGuide('add_section_guide');
  expect(heard).toEqual(['create_board_guide', 'add_section_guide']);
  unsubscribe();
  completeGuide('planning_actions_guide');
  expect(heard).toHaveLength(2);
});
