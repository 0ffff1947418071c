import { createListeners } from '#platform/browser/listeners.ts';
import type { ReportKind } from '../report.ts';

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

/** Opens the report dialog from anywhere in the browser. */
export const reportPrompt = {
  open: (next: ReportWish) => change(next),
  close: () => change(null),
  subscribe: listeners.subscribe,
  current: () => input,
};
