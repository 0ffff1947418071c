import { type ComponentType, lazy } from 'react';
import { codeOf } from './code.ts';

/**
 * A part that the server renders with the page, and whose code not every visitor of the page needs. `served` is the part
 * itself on the server and null in the browser, which loads the code where the part is shown: until then what the
 * server sent stands, or the page that one comes from. Its styles must come with the page.
 */
export function servedPart<Props extends object>(
  served: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = codeOf(load);
  return served ?? lazy(async () => ({ default: await code.fetch() }));
}
