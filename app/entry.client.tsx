import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

async function start(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const i18n = await textsAt(dataset.texts, lang);
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

/** English is in the code. Without its texts the page works in English. */
async function textsAt(path: string | undefined, locale: string): Promise<I18n> {
  try {
    if (path) {
      const { messages } = await import(/* @vite-ignore */ path);
      return setupI18n({ locale, messages: { [locale]: messages } });
    }
  } catch {}
  return setupI18n({ locale: 'en', messages: { en: {} } });
}

void start();
