import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { inlineSourceMessages } from './platform/i18n/inline-source-messages.ts';

/** Files whose paths hold one of these, whichever way the system writes its slashes. */
const within = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

// What visitors load with the pages that most come to, in two files: many small ones weigh more and come later.
const groups = [
  { name: 'framework', test: within('node_modules/(react|react-dom|react-router|scheduler|@lingui)/') },
  {
    name: 'base',
    test: within(
      'design/(avatar|badge|button|card|hidden|icons|masonry|on-demand|picture|scroll-hide)/',
      'design/(skeleton|spinner|states|tabs)/',
      'design/(brand-mark|class-names|dialog/dialog\\.|fonts|layers|share/share-dialog)',
      'design/(theme/theme\\.|theme/theme-boot\\.|toast/toast\\.|toast/toaster\\.)',
      'platform/resource/(call|client|create-keys|held-pages|use-pages)\\.',
      'features/people/(about|layout|preferences|share-profile|show-profile)',
      'features/people/parts/(about-links|density-menu|private|profile|short-about)',
      'features/pins/(pin-card-data|parts/pin-(card|changes|picture|wall))',
      'features/boards/parts/board-(card|cover|overview)',
      'app/(root|entry\\.client)\\.',
      'app/shell/(card-acts|create-menu|error-page|header|page-rescue|pin-list|pins-of)',
      'app/shell/(private|profile|use-shell|wall-page)',
      'app/pages/profile(-root|-saved|-created|-page)?\\.',
    ),
  },
];

export default defineConfig({
  resolve: {
    // React has itself what this stands in for.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
        // The lists of what each part loads later would stand in the first file of all.
        modulePreload: {
          resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
        },
      },
    },
  },
  // Found at once rather than page by page, which would reload the page each time.
  optimizeDeps: { entries: ['{app,design,features}/**/*.tsx'] },
  plugins: [reactRouter(), lingui(), babel({ presets: [inlineSourceMessages()] })],
});
