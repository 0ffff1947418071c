import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { ADVICE, leanRouter } from './platform/http/lean-router.ts';
import { packAssets } from './platform/http/pack-assets.ts';
import { inlineSourceMessages } from './platform/i18n/inline-source-messages.ts';

/** Files whose paths hold one of these, whichever way the system writes its slashes. */
const within = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

// What visitors load with the pages that most come to, in few files: many small ones weigh more and come later.
const groups = [
  { name: 'framework', test: within('node_modules/(react|react-dom|react-router|scheduler|@lingui)/') },
  {
    name: 'base',
    test: within(
      'design/(avatar|badge|button|card|hidden|masonry|on-demand|picture|scroll-hide)/',
      'design/(skeleton|spinner|states)/',
      'design/(brand-mark|class-names|dialog/dialog\\.tsx|fonts|icons/(icon|visitor-icons)\\.|share/share-(button|dialog|flyout)\\.)',
      'design/(theme/theme\\.|theme/theme-boot\\.|toast/toast\\.|toast/toaster\\.)',
      'features/measure/events/(event\\.ts|send-event|use-send-view)',
      'features/core/people/(parts/density-menu|preferences)',
      'platform/browser/listeners',
      'platform/i18n/short-count',
      'platform/resource/(call|client|create-keys|held-pages|use-pages)\\.',
      'features/library/pins/(pin-card-data|parts/pin-(card|changes|picture|wall))',
      'features/trust/moderation/parts/report-(path|prompt)\\.',
      'app/(root|entry\\.client)\\.',
      'app/shell/(create-menu|error-page|header|page-rescue|use-shell|wall-page)',
      'app/moderation/report-link',
      'app/(pins/(card-actions|create-pin-link|pin-list|use-creation-gate)|profile/closed-profile)',
      'features/library/saves/switched-off',
      // What the server renders wants its look before its code.
      'features/library/boards/parts/(board-(card|cover|groups|overview)[^/]*|card-grid)\\.module',
      'app/navigation/back-link\\.module',
      // Needed by several groups, the first of which would take it along.
      'features/library/pins/parts/privacy-lock',
      'design/menu/(menu-opener|opened-by-keys)',
    ),
  },
  {
    name: 'boards',
    test: within(
      'features/library/boards/(board-layout|parts/(all-boards-link|board-(card|cover|overview)))',
      // What the server renders for owners wants its look before its code.
      'design/(drag-and-drop|hint)/[^/]*\\.module',
    ),
  },
  {
    name: 'board-lists',
    test: within(
      'design/even-grid/',
      'features/library/boards/(board-card-data|list-boards/|parts/board-(grid|groups))',
      'app/profile/(person-heading|own-boards/own-boards\\.module)',
      'features/library/boards/(profile-cards|reorder-boards)/[^/]*\\.module',
      'features/library/organize/parts/(organize|cluster-card|pin-grid)\\.module',
    ),
  },
  {
    name: 'profile',
    test: within(
      'design/tabs/',
      'features/core/people/(about|show-profile)',
      'features/core/people/(parts/about-links|parts/profile|parts/short-about)',
      'features/social/follows/(parts/count-buttons|parts/follow-counts)',
      'app/(pins/pins-of|profile/(contact-part|profile-page|visitor-buttons))',
      'app/profile/profile(-root|-created|-saved\\.module|\\.module)?\\.',
      // What the server renders for owners wants its look before its code.
      'features/library/members/parts/invite-cards\\.module',
    ),
  },
  {
    name: 'cookies',
    test: within(
      'app/profile/late-notices',
      'features/core/consent/choose-cookies/(cookie-(banner|choice|question)|stored-choice|use-cookie-choice)\\.',
    ),
  },
  { name: 'share', test: within('app/pins/to-people') },
  // Pages of all kinds have menus and copy links.
  { name: 'menu', test: within('design/menu/menu-button', 'design/share/use-copy') },
  {
    name: 'board',
    test: within(
      'app/boards/(board|board-page\\.module)\\.',
      'features/library/saves/select-pins/[^/]*\\.module',
    ),
  },
  {
    name: 'pin',
    test: within(
      'app/pins/pin\\.',
      'features/library/pins/parts/(closeup(-media|-picture)?\\.|(pin-video|story-pager)\\.module)',
    ),
  },
];

/** A name of a class in a file: shorter than Vite's own, as every page carries hundreds of them. */
const generateScopedName = (name: string, file: string) =>
  `${name}-${createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

export default defineConfig({
  resolve: {
    // React has itself what this stands in for.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          treeshake: { manualPureFunctions: ['React$1.createContext', 'React$1.forwardRef', ...ADVICE] },
        },
        // The lists of what each part loads later would stand in the first file of all.
        modulePreload: {
          resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
        },
      },
    },
  },
  // Found at once rather than page by page, which would reload the page each time.
  optimizeDeps: { entries: ['{app,design,features}/**/*.tsx'] },
  css: { modules: { generateScopedName } },
  plugins: [
    reactRouter(),
    lingui(),
    babel({ presets: [inlineSourceMessages()] }),
    leanRouter(),
    packAssets(),
  ],
});
