import { expect, test } from 'vitest';
import { groupChoices, type SearchChoice, searchChoices, startChoices } from './search-choices.ts';

const SIGNATURE = '78246282e31c0bfad1d9fceb76f876d8';

const topicOf = (id: string, image_signature: string | null) => ({
  ...{ id, type: 'interest' as const, name: `Topic ${id}`, key: id, url_name: id, url: `/topics/${id}/` },
  ...{ parent_id: null, follower_count: 0, pin_count: 1, is_followed: false, image_url: null },
  ...{ image_signature, background_color: null },
});

const personOf = (username: string) => ({
  ...{
    id: username,
    type: 'user' as const,
    username,
    full_name: username.toUpperCase(),
    first_name: username,
  },
  ...{ image_small_url: null, image_medium_url: null, image_large_url: null, image_xlarge_url: null },
  ...{ follower_count: 0, is_partner: false, is_verified_merchant: false, is_private_profile: false },
});

test('before anything is typed there are past searches, then topics and people, each under its heading', () => {
  const past = ['one', 'two', 'three', 'four', 'five', 'six'];
  const ofPast = searchChoices({ term: '', type: 'default', past, suggestions: [] });
  expect(ofPast.map(({ label }) => label)).toEqual(past.slice(0, 4));
  const topics = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => topicOf(id, id === 'a' ? SIGNATURE : null));
  const start = startChoices({ topics, people: [personOf('ada')] });
  expect(start[0]).toEqual({
    ...{ id: 'topic-a', kind: 'topic', label: 'Topic a', to: '/topics/a/' },
    picture: `/136x136/78/24/62/${SIGNATURE}.jpg`,
  });
  expect(start.at(-1)).toEqual({
    ...{ id: 'person-ada', kind: 'person', label: 'ADA', hint: '@ada', picture: null, to: '/ada/' },
  });
  const counts = (choices: SearchChoice[], term: string) =>
    groupChoices(choices, term).map(({ name, choices: { length } }) => [name, length]);
  expect(counts([...ofPast, ...start], '')).toEqual([
    ['past', 4],
    ['topics', 4],
    ['people', 1],
  ]);
  expect(counts([...ofPast, ...start], 'o')).toEqual([[null, 9]]);
  expect(counts([], '')).toEqual([]);
});
