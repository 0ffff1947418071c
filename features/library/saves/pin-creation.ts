import type { Flags } from '#platform/flags/flags-for.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { switchedOffFor } from './switched-off.ts';

/** @throws Refusal 'unavailable' while creating pins, or pins of one picture, is switched off for this person */
export function requirePinCreation(flags: Flags, makes: 'pins' | 'stories'): void {
  if (!switchedOffFor(flags.group('pin_creation'))[makes]) return;
  throw new Refusal({
    kind: 'unavailable',
    reason: 'pin-creation-disabled',
    message:
      'Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and publishing again later.',
  });
}
