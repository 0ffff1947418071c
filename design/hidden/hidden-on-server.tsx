import type { ReactNode } from 'react';
import { useScriptReady } from './use-script-ready.ts';

/** Marks a part that only the browser renders, as it would be wrong or move once the script runs. */
export function HiddenOnServer({ children }: { children: ReactNode }) {
  return useScriptReady() && children;
}
