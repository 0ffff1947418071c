import { posix } from 'node:path';
import { isOneAggregate, NOUNS } from './nouns.ts';
import { isForTests, type SourceFile, suffixOf } from './source-file.ts';

const INNER_LAYERS = ['store', 'tables', 'resource', 'job', 'listener'];
/** The layers that decide and store. */
const INNER = ['service', 'store', 'job', 'listener'];
/** The layers through which something makes the product act. */
const EDGES = ['resource', 'job', 'listener'];

const DATABASE_PACKAGE = /^pg(\/|$)/;

/**
 * Nouns import what they declare, and of another noun only what it exposes: vocabulary, access, services, views,
 * parts.
 */
export function featureDirections(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('features/') && !isForTests(file.path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target }) => {
        const why = refusalOfImport(path, target);
        return why ? [`${path} imports ${target}: ${why}`] : [];
      }),
    );
}

function refusalOfImport(path: string, target: string): string | undefined {
  if (/^(app|testing|bench)\//.test(target)) return 'a feature stands below the pages and knows no tests';
  if (target.startsWith('api/') && !isOnWire(path)) return 'a feature knows no protocol, but in wire/';
  if (isForTests(target)) return 'it is there for tests';
  if (!target.startsWith('features/')) return undefined;
  const [, area, from = ''] = path.split('/');
  const [, , to = '', folder, ...deeper] = target.split('/');
  const noun = NOUNS[from];
  if (!noun || noun.area !== area) return `${area}/${from} is not among the nouns`;
  if (from === to) return undefined;
  const layer = suffixOf(target) ?? '';
  if (!noun.uses.includes(to)) return `${from} does not declare that it uses ${to}`;
  if (layer === 'store' && deeper.length === 0 && isOneAggregate(from, to)) return undefined;
  if (INNER_LAYERS.includes(layer)) return `a .${layer} is for its own noun`;
  if (deeper.length > 0 && folder !== 'parts' && folder !== 'wire') return `${folder} is the inside of ${to}`;
  return undefined;
}

const isOnWire = (path: string) => path.includes('/wire/');

const STATUS = /@throws Refusal [1-5]\d\d/;

/** Services and what they use know no wire format: presenters, schemas of answers and statuses are for resources. */
export function wireDirections(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => INNER.includes(suffixOf(path) ?? '') && !isForTests(path))
    .flatMap(({ path, imports, text }) => [
      ...imports.filter(({ target }) => isOnWire(target)).map(({ target }) => `${path} imports ${target}`),
      ...(STATUS.test(text) ? [`${path} names a status`] : []),
    ]);
}

/** `platform/` and `design/` know no product noun. */
export function groundDirections(files: SourceFile[]): string[] {
  return files
    .filter((file) => /^(platform|design)\//.test(file.path) && !isForTests(file.path))
    .flatMap(({ path, imports }) => {
      const forbidden = path.startsWith('design/')
        ? /^(api|features|app|testing|platform\/(?!i18n\/))/
        : /^(api|features|app|testing|design)\//;
      return imports
        .filter(({ target }) => forbidden.test(target) || isForTests(target))
        .map(({ target }) => `${path} imports ${target}`);
    });
}

/** A resource parses and answers, a job and a listener delegate; SQL belongs in the service's stores. */
export function edgeDirections(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => EDGES.includes(suffixOf(path) ?? '') && path.startsWith('features/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, typeOnly }) => !typeOnly && reachesSql(target))
        .map(({ target }) => `${path} imports ${target}`),
    );
}

function reachesSql(target: string): boolean {
  const layer = suffixOf(posix.basename(target)) ?? '';
  if (target.startsWith('platform/database/') || DATABASE_PACKAGE.test(target)) return true;
  return target.startsWith('features/') && ['store', 'tables'].includes(layer);
}
