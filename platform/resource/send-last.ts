import type { OptionsOf, ResourceName } from './call.ts';
import { requestOf } from './client.ts';

/** For a small call whose answer nobody waits for: it goes out even if the page is being left. */
export const sendLast = ((name: string, options: object): void => {
  const [target, request] = requestOf(name, options);
  fetch(target, { ...request, keepalive: true }).catch(() => {});
}) as <N extends ResourceName>(name: N, options: OptionsOf<N>) => void;
