import type { Flags } from '#platform/flags/flags-for.ts';
import { Refusal } from '#platform/resource/refusal.ts';

/** @throws Refusal 503 while the making of pins, or of those with one picture, is switched off for this person. */
export function requirePinCreation(flags: Flags, makes: 'pin' | 'story'): void {
  const group = flags.group('pin_creation');
  if (group !== 'disable_all' && !(group === 'disable_web_pins' && makes === 'pin')) return;
  throw new Refusal({
    status: 503,
    reason: 'pin-creation-disabled',
    message:
      'Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and publishing again later.',
  });
}
