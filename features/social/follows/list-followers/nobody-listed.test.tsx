import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NobodyListed } from './nobody-listed.tsx';

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

test(`[ERR-04] ${EMPTY.map(({ id }) => id).join(' ')} lists without anybody say so, to their owner and to others`, () => {
  for (const { list, words } of EMPTY) {
    const html = renderToStaticMarkup(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <NobodyListed person={{ firstName: 'Ada' }} {...list} />
      </I18nProvider>,
    );
    const [, said] = /<h3[^>]*>(.+)<\/h3>/.exec(html) ?? [];
    expect(said?.replace('&#x27;', "'")).toBe(words);
  }
});
