import '@fontsource-variable/inter/wght.css';
import '#design/tokens.css';
import '#design/global.css';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import {
  createPath,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { ErrorPage, useRenderError } from '#app/shell/error-page.tsx';
import { FONT_PRELOAD } from '#design/fonts.ts';
import { PageAnnouncer } from '#design/hidden/page-announcer.tsx';
import { SkipLink } from '#design/hidden/visually-hidden.tsx';
import { isCodeLost, isPageGoing, reloadPage, useNotFetchedToast } from '#design/on-demand/code.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import { ThemeBoot } from '#design/theme/theme-boot.tsx';
import { Toaster } from '#design/toast/toaster.tsx';
import { CookieQuestion } from '#features/core/consent/choose-cookies/cookie-question.tsx';
import { LoginPromptHost } from '#features/core/identity/parts/login-prompt-host.tsx';
import { INVITE_PARAM } from '#features/core/people/invite-codes/invite-param.ts';
import { storyPinPath } from '#features/library/saves/pin-builder/story-pin-path.ts';
import { switchedOffFor } from '#features/library/saves/switched-off.ts';
import { directionOf } from '#platform/i18n/locale.ts';
import type { Route } from './+types/root.ts';
import { pageContext } from './server/page-context.ts';
import { PRESS_BOOT, useEarlyPress } from './shell/early-press.ts';
import { FIRST_VIEW, FirstView } from './shell/first-view.tsx';
import { Header } from './shell/header.tsx';
import { INSTALL_BOOT } from './shell/install-boot.ts';
import styles from './shell/page-progress.module.css';
import { type ShellViewer, shellActing, shellViewer } from './shell/shell-data.ts';
import { useShell } from './shell/use-shell.ts';

const LateNotices = latePart(() => import('./profile/late-notices.tsx'), 'LateNotices');

const ForVisitors = latePart(() => import('./shell/for-visitors.tsx'), 'ForVisitors');

/** They come with the page from the server, so the browser's code leaves them out. */
export const links = () =>
  import.meta.env.SSR
    ? [
        FONT_PRELOAD,
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        { rel: 'manifest', href: '/site.webmanifest' },
      ]
    : [];

export function loader({ context }: Route.LoaderArgs) {
  const { viewer, acting, brandName, nonce, flags, socialLogin, hasAds } = context.get(pageContext);
  return {
    viewer: shellViewer(acting?.self ?? viewer, hasAds),
    brandName,
    socialLogin,
    nonce,
    storyPinPath: storyPinPath(flags.isOn('story_pin_creation_tool')),
    switchedOff: switchedOffFor(flags.group('pin_creation')),
    isPinHidden: flags.isOn('create_menu_without_pin'),
    isBot: viewer.kind === 'bot',
    acting: shellActing(acting, hasAds),
  };
}

let mayAct = false;

// The viewer changes only by signing in and out, which loads a new page; for whom one acts, with each page.
export const shouldRevalidate = () => mayAct;

// Few were given access to a business.
const Acted = latePart(() => import('./shell/acted.tsx'), 'Acted');

const bootOf = (viewer: ShellViewer | null) =>
  tabBoot(viewer?.id) + PRESS_BOOT + (viewer ? INSTALL_BOOT : '');

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = data?.nonce;
  const { locale } = useLingui().i18n;
  // The browser has it in the page, so it does not load the list of languages.
  const dir = import.meta.env.SSR ? directionOf(locale) : document.documentElement.dir;
  const language = { lang: locale, dir };
  const error = useRouteError();
  const hasFirstView = useMatches().some(({ handle }) => handle === FIRST_VIEW);
  const isPaintedWhole = error !== undefined || !hasFirstView;
  return (
    <html {...language} data-acting={data?.acting?.active && ''} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeBoot nonce={nonce}>{import.meta.env.SSR && data && bootOf(data.viewer)}</ThemeBoot>
        <Meta />
        <Links />
        {import.meta.env.SSR && <link rel="expect" href={`#${FIRST_VIEW}`} blocking="render" />}
      </head>
      <body>
        <SkipLink>
          <Trans>Skip to content</Trans>
        </SkipLink>
        <div className="page-root">
          <Header />
          {children}
        </div>
        {isPaintedWhole && <FirstView />}
        <Toaster />
        {data?.acting?.actor?.isLimited !== true && <LoginPromptHost />}
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
  const { error, clear } = useRenderError();
  const { viewer, acting } = useShell();
  const hasActed = useHasActed();
  if (acting) mayAct = true;
  const page = error ? <ErrorPage error={error} onClear={clear} /> : <Outlet />;
  useEarlyPress();
  return (
    <>
      {acting || (mayAct && !import.meta.env.SSR) ? (
        <Acted acting={acting} before={null}>
          {page}
        </Acted>
      ) : (
        page
      )}
      <Notices />
      {hasActed && !viewer && <ForVisitors before={null} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <ErrorPage error={error} />
      <Notices />
    </>
  );
}

/** Shown whether or not the page could be. */
function Notices() {
  const { viewer, isBot } = useShell();
  const viewerId = viewer?.isLimited ? undefined : viewer?.id;
  const isAsked = useCookieQuestion(viewerId);
  const query = new URLSearchParams(useLocation().search);
  return (
    <>
      {(query.has('message') || query.has(INVITE_PARAM)) && <LateNotices before={null} />}
      {isAsked && !isBot && <CookieQuestion viewerId={viewerId ?? null} />}
    </>
  );
}

/** Feedback for a press whose page takes long to load. */
function PageProgress() {
  const isComing = useNavigation().state !== 'idle';
  return isComing && <div className={styles.line} data-coming aria-hidden="true" />;
}

const OWNER = 'tab-of';

/** Runs in the head, before other code reads storage: clears what the tab or the device keeps of a person now logged out. */
function tabBoot(viewerId: string | undefined): string {
  const now = viewerId ? `'${viewerId}'` : 'null';
  const dropCopies = `if(self.caches)caches.keys().then(function(a){a.forEach(function(n){if(n==='offline'?!now:/^copies-/.test(n)&&n!=='copies-'+now)caches.delete(n)})})`;
  return `try{const kept=sessionStorage,now=${now},owner=kept.getItem('${OWNER}');if(owner&&owner!==now)kept.clear();if(now)kept.setItem('${OWNER}',now);${dropCopies}}catch(e){}`;
}

/**
 * Loads the whole page if code could not be fetched: the site was redeployed, or the connection failed.
 * Offline the present page stays; the router would reload it and lose what was typed.
 */
function PageRescue() {
  const { location } = useNavigation();
  const wanted = location && createPath(location);
  // Hooks see the state a moment too late.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const tell = useNotFetchedToast();
  const bringTo = async (path: string) => {
    if (!(await reloadPage(path))) tell(() => bringTo(path));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens as long as there is a page
  useEffect(() => {
    // Detects a reload that no person asked for, on the way to a page whose code is missing.
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent) => {
      const next = router?.state.navigation.location;
      if (!next || event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      // It must not take the place of the way there.
      if (!isPageGoing()) bringTo(createPath(next));
    };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, [router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request for a page is met once
  useEffect(() => {
    if (wanted && isCodeLost()) bringTo(wanted);
  }, [wanted]);
  return null;
}

/** Lets the page load first, ms. */
const ASKED_AFTER = 800;

/** Decided in the browser, as visitors all get the same page. Keep it small: it is in every page. */
function useCookieQuestion(viewerId: string | undefined): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const of = /cookie_choice=\d+\.(\d*)/.exec(document.cookie)?.[1];
    if (of !== undefined && of === (viewerId ?? of)) return;
    const timer = setTimeout(setOpen, ASKED_AFTER, true);
    return () => clearTimeout(timer);
  }, [viewerId]);
  return isOpen;
}

/** Most visitors only look, so what they may be shown by and by loads only once they act. */
function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    for (const type of ['pointermove', 'scroll', 'keydown'])
      addEventListener(type, () => setActed(true), { once: true });
  }, []);
  return hasActed;
}
