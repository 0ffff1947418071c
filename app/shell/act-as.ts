import { wrapCalls } from '#platform/resource/client.ts';
import type { ShellActing } from './shell-data.ts';

/** Before anything can be pressed. Rendering it again changes nothing. */
export function actAs(active: ShellActing['active']): void {
  if (import.meta.env.SSR) return;
  wrapCalls(
    active
      ? (ask) => async (name, options) =>
          (await import('./acting-calls.ts')).askFor(active, ask, { name, options })
      : undefined,
  );
}
