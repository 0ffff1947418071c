import { type ComponentType, lazy } from 'react';
import { codeOf } from './code.ts';

/**
 * A part of a page whose code few viewers need; the others do not load it. There is no placeholder: the server's
 * markup, or the previous page, stays until the code is here. If loading fails, shows `instead`, or the error page.
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
