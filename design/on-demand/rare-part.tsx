import { type ComponentType, lazy } from 'react';
import { codeOf } from './code.ts';

/** Few viewers need it. The server's markup, or the previous page, stays until the code is here. */
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
