import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PRIVACIES } from '../pin.ts';
import { PrivacyLock } from './privacy-lock.tsx';

test('a lock says how a board is kept, and what is for everybody has none', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const shown = PRIVACIES.map((privacy) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <PrivacyLock privacy={privacy} />
      </I18nProvider>,
    ),
  );
  expect(shown.map((html) => /aria-label="([^"]*)"/.exec(html)?.[1])).toEqual([
    undefined,
    'Protected',
    'Secret',
  ]);
});
