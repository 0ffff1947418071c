import { useState } from 'react';

// For this visit: a failed page is not tried again by coming back to it, only on request.
const errors = new Map<string, unknown>();

export function noteRenderError(location: string, error: unknown): void {
  errors.set(location, error);
}

export function useRenderError(location: string): { error: unknown; clear: () => void } {
  const [, setCleared] = useState(0);
  const clear = () => {
    errors.delete(location);
    setCleared((count) => count + 1);
  };
  return { error: errors.get(location), clear };
}
