import { type ComponentType, lazy } from 'react';
import { codeOf } from './code.ts';

/**
 * The parts of a page that are for few of those who are signed in; the others do not load their code. Nothing stands
 * in for it on the way: the page that one comes from stays until the code is there, so that nothing is drawn twice.
 * Where it cannot be had, `instead` stands.
 */
export function rarePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
) {
  const code = codeOf(load);
  return lazy(async () => ({ default: await code.fetch().catch(() => instead) }));
}
