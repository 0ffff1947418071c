import type { ReportKind } from '../report.ts';

/** Something that somebody wants to report. */
export interface ReportWish {
  kind: ReportKind;
  id: string;
}

let wish: ReportWish | null = null;
const listeners = new Set<() => void>();

function change(next: ReportWish | null): void {
  wish = next;
  for (const listener of listeners) listener();
}

/** Asks whoever is logged in what is wrong with something; from anywhere in the browser. */
export const reportPrompt = {
  open: (next: ReportWish) => change(next),
  close: () => change(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => wish,
};
