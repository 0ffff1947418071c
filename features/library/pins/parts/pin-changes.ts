import { useSyncExternalStore } from 'react';
import { createListeners } from '#platform/browser/listeners.ts';
import type { PinCardData } from '../pin-card-data.ts';

/** Made during this visit, to update lists that were fetched before. */
export type PinChange =
  | { kind: 'deleted' }
  | { kind: 'hidden' }
  | { kind: 'moved'; boardId: string | null; sectionId: string | null }
  | { kind: 'edited'; pin: PinCardData; sectionId: string | null };

export type PinChanges = ReadonlyMap<string, PinChange>;

let changes: PinChanges = new Map();
const { subscribe, tell } = createListeners();

export function notePinChange(id: string, change: PinChange | null): void {
  notePinChanges([id], change);
}

export function notePinChanges(ids: readonly string[], change: PinChange | null): void {
  const next = new Map(changes);
  for (const id of ids) {
    if (change) next.set(id, change);
    else next.delete(id);
  }
  changes = next;
  tell();
}

const NONE: PinChanges = new Map();

export function usePinChanges(): PinChanges {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => NONE,
  );
}

/** A whole board if `boardId` is given, one of its sections, or only pins in no section. */
export interface ListPlace {
  boardId?: string;
  sectionId?: string;
  isOutsideSections?: boolean;
  /** The home feed, which keeps hidden pins out. */
  isHome?: boolean;
}

/** Deleted and hidden pins are gone, moved ones have left their old list. */
export function afterChanges(
  pins: readonly PinCardData[],
  changes: PinChanges,
  place: ListPlace,
): readonly PinCardData[] {
  if (changes.size === 0) return pins;
  return pins.flatMap((pin) => {
    const change = changes.get(pin.id);
    if (!change) return [pin];
    if (change.kind === 'deleted') return [];
    if (change.kind === 'hidden') return place.isHome ? [] : [pin];
    const boardId = change.kind === 'moved' ? change.boardId : (change.pin.board?.id ?? null);
    if (place.boardId && boardId !== place.boardId) return [];
    if (place.sectionId && change.sectionId !== place.sectionId) return [];
    if (place.isOutsideSections && change.sectionId !== null) return [];
    return [change.kind === 'edited' ? change.pin : pin];
  });
}
