import { expect, test } from 'vitest';
import type { ListedComment } from '../wire/comment.view.ts';
import { commentData } from './comment-data.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

const answer = (text: string): ListedComment => ({
  ...{
    id: '1',
    type: 'aggregatedcomment',
    text,
    details: text,
    created_at: 'Sun, 01 Mar 2026 11:58:00 +0000',
  },
  ...{ like_count: 2, comment_count: 1, liked_by_me: true, deletable_by_me: false },
  tags: [{ type: 'user', id: '7', username: 'ada' }],
  user: {
    id: '8',
    username: 'ben',
    full_name: 'Ben',
    image_small_url: null,
  } as unknown as ListedComment['user'],
});

test('people that a comment may lead to and web addresses are links, all else is words', () => {
  const { pieces, age } = commentData(answer('See @Ada, @ben on https://a.example/@ada.'), {
    now: NOW,
    locale: 'en',
  });
  expect(pieces).toEqual([
    { text: 'See ' },
    { text: '@Ada', to: '/ada/' },
    { text: ', @ben on ' },
    { text: 'https://a.example/@ada', to: 'https://a.example/@ada' },
    { text: '.' },
  ]);
  expect(age).toBe('2m ago');
});
