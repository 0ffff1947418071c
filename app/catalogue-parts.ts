import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { CATALOGUES, offeredLocales } from './offered-locales.ts';

const ROOT = join(import.meta.dirname, '..');

/** What loads only for who is logged in. */
const FOR_MEMBERS = 'app/shell/signed-in-bar.tsx';
const STAFF_PAGE = /^app\/moderation\/moderation\b/;

/**
 * The files whose texts a browser may have to show: `first` those of whatever page a visitor opens, `late` those of what such
 * a page loads later, `members` and `staff` what the pages of these have besides.
 */
async function filesOfParts(): Promise<Record<string, ReadonlySet<string>>> {
  const { default: routes } = await import('./routes.ts');
  const pages = filesOf(await routes);
  const staff = pages.filter((file) => STAFF_PAGE.test(file));
  const members = pages.filter(
    (file) => !staff.includes(file) && /\b(?:requireActor|requireAdvertiser)\(/.test(read(file)),
  );
  const shared = ['app/root.tsx', ...pages.filter((file) => ![...staff, ...members].includes(file))];
  const ofVisitors = { without: FOR_MEMBERS };
  return {
    first: reachedFrom(shared, { ...ofVisitors, isLate: false }),
    late: reachedFrom(shared, { ...ofVisitors, isLate: true }),
    members: reachedFrom([...shared, ...members], { isLate: true }),
    staff: reachedFrom([...shared, ...pages], { isLate: true }),
  };
}

const [source, ...translated] = offeredLocales();

/** How the build splits the catalogues. */
export const CATALOGUE_PARTS = {
  ...{ folder: CATALOGUES, source, locales: translated },
  wholes: ['members', 'staff'],
  filesOf: filesOfParts,
};

function filesOf(routes: readonly RouteConfigEntry[]): string[] {
  return routes.flatMap(({ file, children = [] }) => [join('app', file), ...filesOf(children)]);
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Imports of types alone are no imports. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^;']*?from\s+)?'([^']+)'/gm;
const LATE_IMPORTS = /\bimport\(\s*'([^']+)'\s*\)/g;

function reachedFrom(
  starts: readonly string[],
  { isLate, without }: { isLate: boolean; without?: string },
): Set<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file; file = open.pop()) {
    if (reached.has(file) || file === without) continue;
    reached.add(file);
    const code = read(file);
    const found = [...code.matchAll(IMPORTS), ...(isLate ? code.matchAll(LATE_IMPORTS) : [])];
    for (const [, name = ''] of found) {
      const path = name.startsWith('#') ? name.slice(1) : join(dirname(file), name);
      if (/^[#.]/.test(name) && /\.tsx?$/.test(path) && existsSync(join(ROOT, path))) open.push(path);
    }
  }
  return reached;
}
