import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';
import { CATALOGUE_PARTS } from './app/catalogue-parts.ts';
import { packAssets } from './platform/http/pack-assets.ts';
import { inlineSourceMessages } from './platform/i18n/inline-source-messages.ts';
import { splitCatalogues } from './platform/i18n/split-catalogues.ts';

/** Whichever way the system writes its slashes. */
const within = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

// What all pages load, and what visitors' first pages share: many small files weigh more and come later.
const groups = [
  { name: 'framework', test: within('node_modules/(react|react-dom|react-router|scheduler|@lingui)/') },
  {
    name: 'base',
    test: within(
      'app/(root|entry\\.client)\\.',
      'app/(moderation/report-link|pins/(pin-list|to-people))\\.',
      'design/(avatar/avatar\\.|link/linked-text|hidden/use-script-ready|menu/menu-opener|on-demand|tabs/show-in-row)',
      'features/core/people/(hub-segment|parts/density-menu|short-link\\.)',
      'features/library/(boards/parts/board-cover|pins/parts/privacy-lock)\\.',
      'features/measure/events/(event|send-event)\\.',
      'platform/i18n/short-count',
    ),
  },
  {
    name: 'cookies',
    test: within('features/core/consent/(cookie-choice|stored-choice|choose-cookies/use-cookie-choice)\\.'),
  },
  { name: 'format-day', test: within('platform/i18n/format-day') },
  { name: 'person', test: within('features/core/people/person\\.') },
  {
    name: 'board-card',
    test: within(
      'app/profile/use-board-view\\.',
      'library/boards/(acting-path|board-layout|parts/(board-card|card-grid))\\.',
    ),
  },
  { name: 'nothing-saved', test: within('app/(pins/find-ideas|profile/nothing-saved)\\.') },
  { name: 'topic-head', test: within('discovery/topics/parts/(follow-topic-button|topic-(cover|head))\\.') },
  { name: 'person-lists', test: within('app/profile/person-(heading|lists)\\.') },
  { name: 'lists', test: within('app/profile/(closed-profile|list-place)\\.', 'app/shell/wall-page') },
  {
    name: 'use-switch',
    test: within('/quiet-button\\.', '/report-path\\.', 'platform/resource/use-switch\\.'),
  },
  {
    name: 'profile-header',
    test: within(
      'app/profile/(contact-part\\.|profile\\.module)',
      'features/business/profiles/parts/badge-row\\.module',
      'features/core/people/(about\\.|invite-codes/invite-code\\.|parts/profile-(cover|header)\\.|show-profile/profile-tabs)',
      'features/social/follows/parts/follow-counts',
    ),
  },
];

/** Whoever imports it wants something of it. */
const OWN_CODE = /[\\/](app|design|features|platform)[\\/][^?]*\.tsx?$/;

/** Shorter than Vite's own, as every page carries hundreds of them. */
const generateScopedName = (name: string, file: string) =>
  `${name}-${createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

/**
 * Nothing is left for Vite's helper to preload: styles are one file, and modules load what they need. Code that comes later
 * waits for its texts.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => globalThis.lateTexts?.then(load) ?? load();'
      : undefined,
};

/** As single constants, so that classes that a file does not use stay out of it; whole where it picks one by its name. */
const namedClasses: Plugin = {
  name: 'named-classes',
  enforce: 'pre',
  transform: {
    filter: { id: OWN_CODE },
    handler: (code) =>
      code.replace(/^import (\w+) from ('.*\.module\.css')/gm, (whole, name, path) =>
        code.includes(`${name}[`) ? whole : `import * as ${name} from ${path}`,
      ),
  },
};

const KEPT = 'globalThis.keptStyles;';

/** Where all classes of a sheet are inlined, nothing else would keep its rules in the build. */
const keptStyles: Plugin = {
  name: 'kept-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: `${code}\n${KEPT}`, moduleSideEffects: true }),
  },
  renderChunk: (code) => ({ code: code.replaceAll(KEPT, ''), map: null }),
};

const WORKER = join(import.meta.dirname, 'app/offline/service-worker.ts');

/** The browser compares its bytes to tell a new version of the site, so it names the build. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_, bundle) {
    const { code } = await transformWithOxc(await readFile(WORKER, 'utf8'), WORKER);
    const build = createHash('sha1').update(Object.keys(bundle).sort().join()).digest('base64url');
    // It imports types only, so it is a classic script, which all browsers run.
    const source = `// ${build}\n${code.replace(/^export \{\};$/m, '')}`;
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
};

export default defineConfig({
  resolve: {
    // React has itself what this stands in for.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // The server sends parts whose code comes later, so all looks come first; in one file they are also smaller.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // Types alone, or what only the server uses, would bring a module's file along.
          optimization: { inlineConst: { mode: 'all' } },
          treeshake: { moduleSideEffects: [{ test: OWN_CODE, sideEffects: false }] },
        },
        // The lists of what each part loads later would stand in the first file of all.
        modulePreload: false,
      },
    },
  },
  // Found at once rather than page by page, which would reload the page each time.
  optimizeDeps: { entries: ['{app,design,features}/**/*.tsx'] },
  css: { modules: { generateScopedName } },
  plugins: [
    plainImports,
    namedClasses,
    keptStyles,
    reactRouter(),
    lingui(),
    splitCatalogues(CATALOGUE_PARTS),
    babel({ presets: [inlineSourceMessages()] }),
    serviceWorker,
    packAssets(),
  ],
});
