import { createListeners } from '#platform/browser/listeners.ts';
import type { ReportKind } from '../report.ts';

/** Something that somebody wants to report. */
export interface ReportWish {
  kind: ReportKind;
  id: string;
}

let input: ReportWish | null = null;
const listeners = createListeners();

function change(next: ReportWish | null): void {
  input = next;
  listeners.tell();
}

/** Asks whoever is logged in what is wrong with something; from anywhere in the browser. */
export const reportPrompt = {
  open: (next: ReportWish) => change(next),
  close: () => change(null),
  subscribe: listeners.subscribe,
  current: () => input,
};
