import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { messages } from './locales/en.po';

i18n.loadAndActivate({ locale: 'en', messages });

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <Outlet />
        </I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
