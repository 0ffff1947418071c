import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { CATALOG_LIMITS } from './catalog.ts';

export type CatalogRefusal =
  | 'too-many-feeds'
  | 'too-many-groups'
  | 'run-under-way'
  | 'run-ended'
  | 'no-file-expected';

export const catalogRefusals: Record<CatalogRefusal, RefusalDetails> = {
  'too-many-feeds': {
    kind: 'conflict',
    reason: 'too-many-feeds',
    message: 'An ad account has up to {most} data sources.',
    values: { most: CATALOG_LIMITS.feeds },
  },
  'too-many-groups': {
    kind: 'conflict',
    reason: 'too-many-groups',
    message: 'An ad account has up to {most} product groups.',
    values: { most: CATALOG_LIMITS.groups },
  },
  'run-under-way': {
    kind: 'conflict',
    reason: 'run-under-way',
    message: 'This data source is being read. Wait until it ends, or stop it.',
  },
  'run-ended': { kind: 'conflict', reason: 'run-ended', message: 'This has ended meanwhile.' },
  'no-file-expected': {
    kind: 'conflict',
    reason: 'no-file-expected',
    message: 'No file is expected here. Start again.',
  },
};
