import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { translations } from './server/translations.ts';

async function start(): Promise<void> {
  // Without its catalogue the page works in English.
  const i18n = await translations
    .i18nFor(document.documentElement.lang)
    .catch(() => translations.i18nFor(''));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    );
  });
}

void start();
