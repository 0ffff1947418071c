import { useState } from 'react';

// These last for one visit: coming back to a failed page does not try it again, only a request does.
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
