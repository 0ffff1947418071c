import { wrapCalls } from '#platform/resource/client.ts';
import type { ShellActing } from './shell-data.ts';

type Active = ShellActing['active'];
type Wrap = Parameters<typeof wrapCalls>[0];

let active: Active = null;
let ownCalls: Wrap;

/** Before anything can be pressed. Rendering it again changes nothing. */
export function actAs(next: Active): void {
  if (import.meta.env.SSR) return;
  active = next;
  wrap();
}

/** Wraps what somebody calls for themselves. */
export function wrapOwnCalls(given?: Wrap): void {
  ownCalls = given;
  wrap();
}

function wrap(): void {
  const profile = active;
  wrapCalls(
    profile
      ? (ask) => async (name, options) =>
          (await import('./acting-calls.ts')).askFor(profile, ask, { name, options })
      : ownCalls,
  );
}
