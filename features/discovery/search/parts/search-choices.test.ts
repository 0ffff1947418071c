import { expect, test } from 'vitest';
import { exploreChoices } from './search-choices.ts';

const SIGNATURE = '78246282e31c0bfad1d9fceb76f876d8';

const pinOf = (username: string, board: string | null, is_sensitive = false) => ({
  ...{ id: '1', grid_title: '', description: '', link: null, domain: '', dominant_color: '#000000' },
  ...{ image_signature: SIGNATURE, alt_text: '', is_video: false, is_animated: false, page_count: 0 },
  ...{ width: 1, height: 1, is_sensitive },
  pinner: { username, full_name: username.toUpperCase(), image_small_url: null },
  board: board ? { id: board, name: `Board ${board}`, url: `/${username}/${board}/` } : null,
});

test('the boards and people of the newest pins are offered to begin with, each once, and four of each', () => {
  const pins = [pinOf('ada', '1'), pinOf('ada', '1'), pinOf('ben', null), pinOf('ada', '2', true)];
  expect(exploreChoices(pins)).toEqual([
    { ...{ id: 'board-1', kind: 'board', label: 'Board 1', hint: '@ada', to: '/ada/1/' }, picture: PICTURE },
    { ...{ id: 'board-2', kind: 'board', label: 'Board 2', hint: '@ada', to: '/ada/2/' }, picture: null },
    { ...{ id: 'person-ada', kind: 'person', label: 'ADA', hint: '@ada', to: '/ada/' }, picture: null },
    { ...{ id: 'person-ben', kind: 'person', label: 'BEN', hint: '@ben', to: '/ben/' }, picture: null },
  ]);
  const many = Array.from({ length: 9 }, (_, number) => pinOf(`p${number}`, String(number)));
  expect(exploreChoices(many).map(({ kind }) => kind)).toEqual([
    ...Array(4).fill('board'),
    ...Array(4).fill('person'),
  ]);
  expect(exploreChoices([])).toEqual([]);
  const ofGuest = { ...pinOf('ada', '3'), pinner: { username: 'ben', full_name: '', image_small_url: null } };
  expect(exploreChoices([ofGuest])).toMatchObject([{ hint: '@ada' }, { label: 'ben', hint: '@ben' }]);
});

const PICTURE = `/136x136/78/24/62/${SIGNATURE}.jpg`;
