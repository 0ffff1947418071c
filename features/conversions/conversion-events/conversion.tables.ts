import { ACTION_SOURCES, SOURCES } from './conversion.ts';

export const TABLES = {
  conversion_events: { source: SOURCES, action_source: ACTION_SOURCES },
  conversion_actions: {},
  conversion_tokens: {},
  conversion_grants: {},
  conversion_tests: {},
  conversion_test_events: { source: ['tag', 'api'] },
};
