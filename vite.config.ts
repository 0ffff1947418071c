import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { inlineSourceMessages } from './platform/i18n/inline-source-messages.ts';

// What every page needs, and what every wall needs, in one file each: many small files weigh more and come later.
const groups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|@lingui)[\\/]/ },
  {
    name: 'wall',
    test: /design[\\/](masonry|card|picture|skeleton|badge|states)[\\/]|pins[\\/]parts[\\/]pin-(card|wall|picture)|use-pages|shell[\\/]pin-list|(pin|board)-card-data|boards[\\/]parts[\\/]board-(card|cover|grid)|people[\\/]parts[\\/]profile-header|profile-tabs/,
  },
  {
    name: 'base',
    test: /design[\\/](button|icons|avatar|hidden|scroll-hide|spinner|tabs)[\\/]|design[\\/](class-names|on-demand|brand-mark|layers|toast[\\/]toast(er)?\.tsx?|theme[\\/]theme(-boot)?\.tsx?)|dialog[\\/]dialog\.tsx|resource[\\/](client|call|create-keys)\.ts/,
  },
];

export default defineConfig({
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
