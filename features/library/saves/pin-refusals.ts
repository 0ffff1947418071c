import type { Flags } from '#platform/flags/flags-for.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { switchedOffFor } from './switched-off.ts';

export function pinNotFound(id: Id): Refusal {
  const message = 'A Pin was not found. Nothing was changed.';
  return new Refusal({ kind: 'not-found', reason: 'pin-not-found', message, detail: id, field: 'pin_ids' });
}

export function notYourPin(id: Id): Refusal {
  const message = "You can't change one of these Pins. Nothing was changed.";
  return new Refusal({ kind: 'forbidden', reason: 'not-your-pin', message, detail: id, field: 'pin_ids' });
}

export function pinNotInSource(id: Id): Refusal {
  const message = 'One of these Pins no longer exists. Nothing was changed.';
  const what = { reason: 'pin-not-in-source', message, detail: id, field: 'source_board_id' };
  return new Refusal({ kind: 'conflict', ...what });
}

export function requirePinCreation(flags: Flags, makes: 'pins' | 'stories'): void {
  if (!switchedOffFor(flags.group('pin_creation'))[makes]) return;
  throw new Refusal({
    kind: 'unavailable',
    reason: 'pin-creation-disabled',
    message:
      'Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and publishing again later.',
  });
}
