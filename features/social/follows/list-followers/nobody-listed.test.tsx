import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NobodyListed } from './nobody-listed.tsx';
import { PeopleList } from './people-list.tsx';

const EMPTY = [
  {
    id: '[EMPTY-03]',
    list: { side: 'followers', isOwner: true, place: 'page' },
    words: 'Nobody has followed your boards yet',
  },
  {
    id: '[EMPTY-06]',
    list: { side: 'followers', isOwner: true, place: 'modal' },
    words: 'No one is following you',
  },
  {
    id: '[EMPTY-04]',
    list: { side: 'following', isOwner: true, place: 'modal' },
    words: "You haven't followed anyone yet",
  },
  {
    id: '[EMPTY-07]',
    list: { side: 'followers', isOwner: false, place: 'modal' },
    words: 'Be the first to follow Ada',
  },
] as const;

function htmlOf(part: ReactNode): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
}

test(`[ERR-04] ${EMPTY.map(({ id }) => id).join(' ')} lists without anybody say so, to their owner and to others`, () => {
  for (const { list, words } of EMPTY) {
    const html = htmlOf(<NobodyListed person={{ firstName: 'Ada' }} {...list} />);
    const [, said] = /<h3[^>]*>(.+)<\/h3>/.exec(html) ?? [];
    expect(said?.replace('&#x27;', "'")).toBe(words);
  }
});

test('nothing can be searched before anybody is listed', () => {
  const ada = { id: '1', username: 'ada' };
  const html = htmlOf(<PeopleList side="followers" person={ada} viewerId="2" empty={null} />);
  expect(html).toContain('aria-label="Followers"');
  expect(html).not.toContain('Search by name');
});
