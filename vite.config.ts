import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type Plugin } from 'vite';
import { packAssets } from './platform/http/pack-assets.ts';
import { inlineSourceMessages } from './platform/i18n/inline-source-messages.ts';

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
      'design/(avatar/avatar\\.|link/linked-text|hidden/use-script-ready|menu/menu-opener|on-demand)',
      'features/core/people/(hub-segment|parts/density-menu|short-link\\.)',
      'features/library/(boards/parts/board-cover|pins/parts/privacy-lock)\\.',
      'features/measure/events/use-send-view',
      'platform/i18n/short-count',
    ),
  },
  { name: 'format-day', test: within('platform/i18n/format-day') },
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
      'features/core/people/((about|person)\\.|parts/profile-(cover|header)\\.|show-profile/profile-tabs)',
      'features/social/follows/parts/follow-counts',
    ),
  },
];

/** Shorter than Vite's own, as every page carries hundreds of them. */
const generateScopedName = (name: string, file: string) =>
  `${name}-${createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

/** Nothing is left for Vite's helper to preload: styles are one file, and modules load what they need. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
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
    reactRouter(),
    lingui(),
    babel({ presets: [inlineSourceMessages()] }),
    packAssets(),
  ],
});
