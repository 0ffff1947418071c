import { type ComponentType, lazy } from 'react';
import { codeOf } from './code.ts';

/**
 * A part of a page whose code few who see the page need; the others do not load it. Nothing stands in for it on the way:
 * what the server sent stays, or the page that one comes from, so that nothing is drawn twice. Where the code cannot be
 * had, `instead` stands, or the page of errors.
 */
export function rarePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
) {
  const code = codeOf(load);
  const fetched = async () => {
    try {
      return await code.fetch();
    } catch (error) {
      if (!instead) throw error;
      return instead;
    }
  };
  return lazy(async () => ({ default: await fetched() }));
}
