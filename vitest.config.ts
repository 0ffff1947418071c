import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type Vite } from 'vitest/node';
import { CATALOGUE_PARTS } from './app/catalogue-parts.ts';
import { inlineSourceMessages } from './platform/i18n/inline-source-messages.ts';
import { splitCatalogues } from './platform/i18n/split-catalogues.ts';

// The libraries' fast builds, as in the product: React draws a page in half the time.
process.env.NODE_ENV = 'production';
// Servers that tests start compile the product once for all of them, as those of `npm start` do.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.runtime', 'compile-cache');

/** Begun last, it would leave the other worker without work. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/testing/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What it becomes depends on the English one too, so it is read each time. */
const freshCatalogues: Vite.Plugin = {
  name: 'fresh-catalogues',
  configureVitest: ({ experimental_defineCacheKeyGenerator: addToKey }) =>
    addToKey(({ id }) => (id.endsWith('.po') ? false : undefined)),
};

// Of many tests that run at once each is slow. Nodes of a cluster ask each other for every page.
const LONGEST_MS = process.env.CLUSTER_URL ? 600_000 : 120_000;

export default defineConfig({
  plugins: [
    lingui(),
    splitCatalogues(CATALOGUE_PARTS),
    babel({ presets: [inlineSourceMessages()] }),
    freshCatalogues,
  ],
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'build', '.runtime', 'data', 'test-results/mutation/sandbox-*'],
    globalSetup: ['testing/postgres.setup.ts'],
    setupFiles: ['testing/end-file.setup.ts'],
    // To load the product anew for each file would take as long as the tests: what a file leaves behind, it puts back.
    isolate: false,
    // Half of a short run's time is the compiling of files that nobody has changed. A sandbox of mutations lives once.
    experimental: { fsModuleCache: !import.meta.dirname.includes('sandbox-') },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
    sequence: { sequencer: LongestFirst },
  },
});
