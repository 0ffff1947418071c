import '#design/tokens.css';
import '#design/global.css';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { FONT_PRELOAD } from '#design/fonts.ts';
import { PageAnnouncer } from '#design/hidden/page-announcer.tsx';
import { SkipLink } from '#design/hidden/visually-hidden.tsx';
import { ThemeBoot } from '#design/theme/theme-boot.tsx';
import { Toaster } from '#design/toast/toaster.tsx';
import { useCookieQuestion } from '#features/core/consent/choose-cookies/use-cookie-question.ts';
import { LoginPromptHost } from '#features/core/identity/parts/login-prompt-host.tsx';
import { INVITE_PARAM } from '#features/core/people/invite-codes/invite-code.ts';
import { storyPinPath } from '#features/library/saves/pin-builder/story-pin-path.ts';
import { switchedOffFor } from '#features/library/saves/switched-off.ts';
import { directionOf } from '#platform/i18n/locale.ts';
import type { Route } from './+types/root.ts';
import { LateNotices } from './profile/late-notices.tsx';
import { pageContext } from './server/page-context.ts';
import { PRESS_BOOT, useEarlyPress } from './shell/early-press.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Header } from './shell/header.tsx';
import { INSTALL_BOOT } from './shell/install-boot.ts';
import { PageProgress } from './shell/page-progress.tsx';
import { PageRescue } from './shell/page-rescue.tsx';
import { useRenderError } from './shell/render-errors.ts';
import { type ShellViewer, shellViewer } from './shell/shell-data.ts';
import { tabBoot } from './shell/tab-boot.ts';
import { useActor } from './shell/use-shell.ts';

export const links = () => [
  FONT_PRELOAD,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function loader({ context }: Route.LoaderArgs) {
  const { viewer, brandName, nonce, flags, socialLogin } = context.get(pageContext);
  return {
    viewer: shellViewer(viewer),
    brandName,
    socialLogin,
    nonce,
    storyPinPath: storyPinPath(flags.isOn('story_pin_creation_tool')),
    switchedOff: switchedOffFor(flags.group('pin_creation')),
    isPinHidden: flags.isOn('create_menu_without_pin'),
    isBot: viewer.kind === 'bot',
  };
}

// The viewer changes only by signing in and out, which loads a new page.
export const shouldRevalidate = () => false;

const bootOf = (viewer: ShellViewer | null) =>
  tabBoot(viewer?.id) + PRESS_BOOT + (viewer ? INSTALL_BOOT : '');

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = data?.nonce;
  const { locale } = useLingui().i18n;
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeBoot nonce={nonce}>{import.meta.env.SSR && data && bootOf(data.viewer)}</ThemeBoot>
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink>
          <Trans>Skip to the content</Trans>
        </SkipLink>
        <div className="page-root">
          <Header />
          {children}
        </div>
        <Toaster />
        <LoginPromptHost />
        <PageProgress />
        <PageRescue />
        <PageAnnouncer />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const { pathname, search } = useLocation();
  const { error, clear } = useRenderError(pathname);
  const isAsked = useCookieQuestion(useActor()?.id);
  const query = new URLSearchParams(search);
  useEarlyPress();
  return (
    <>
      {error ? <ErrorPage error={error} onClear={clear} /> : <Outlet />}
      {(isAsked || query.has('message') || query.has(INVITE_PARAM)) && <LateNotices isAsked={isAsked} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
