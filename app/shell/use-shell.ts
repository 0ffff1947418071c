import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** Who looks at the page, from the root's loader; a page that failed to load has nobody. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('root') ?? { viewer: null, brandName: 'Pinfold' };
}
