import { useState } from 'react';
import { useLocation } from 'react-router';

// These last for one visit: coming back to a failed page does not try it again, only a request does.
const errors = new Map<string, unknown>();

export function noteRenderError(location: string, error: unknown): void {
  errors.set(location, error);
}

export function useRenderError(): { location: string; error: unknown; clear: () => void } {
  const { pathname, search } = useLocation();
  const location = pathname + search;
  const [, setCleared] = useState(0);
  const clear = () => {
    errors.delete(location);
    setCleared((count) => count + 1);
  };
  return { location, error: errors.get(location), clear };
}
