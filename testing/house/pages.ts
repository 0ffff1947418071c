import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)]);

/** The files that `app/routes.ts` names, from the root of the project. */
export const pageFiles: ReadonlySet<string> = new Set(filesOf(routes));
