import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { inlineSourceMessages } from './platform/i18n/inline-source-messages.ts';

export default defineConfig({
  plugins: [lingui(), babel({ presets: [inlineSourceMessages()] })],
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'build', '.runtime', 'data'],
    globalSetup: ['testing/postgres.setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
