import { type ComponentType, lazy } from 'react';
import { componentOf, type PropsIn } from './code.ts';

/** Few viewers need it. The server's markup, or the previous page, stays until the code is here. */
export function rarePart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  instead?: ComponentType<PropsIn<Module, Name>>,
) {
  const code = componentOf(load, name);
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
