import { useState } from 'react';

// Of this visit: the page that failed is not tried again by coming back to it, only when somebody asks for it.
const errors = new Map<string, unknown>();

/** Keeps that the page at this location could not be drawn. */
export function noteRenderError(location: string, error: unknown): void {
  errors.set(location, error);
}

/** What went wrong at a location when it was drawn, if anything did, and how to try again. */
export function useRenderError(location: string): { error: unknown; clear: () => void } {
  const [, setCleared] = useState(0);
  const clear = () => {
    errors.delete(location);
    setCleared((count) => count + 1);
  };
  return { error: errors.get(location), clear };
}
