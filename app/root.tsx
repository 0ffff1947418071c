import { i18n } from '@lingui/core';
import '#design/tokens.css';
import '#design/global.css';
import { I18nProvider } from '@lingui/react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { FONT_PRELOAD } from '#design/fonts.ts';
import { ThemeBoot } from '#design/theme/theme-boot.tsx';
import { Toaster } from '#design/toast/toaster.tsx';
import { messages } from './locales/en.po';

i18n.loadAndActivate({ locale: 'en', messages });

export const links = () => [
  FONT_PRELOAD,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export default function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeBoot />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <div className="page-root">
            <Outlet />
          </div>
          <Toaster />
        </I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
