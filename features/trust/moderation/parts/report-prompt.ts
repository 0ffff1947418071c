import { createListeners } from '#platform/browser/listeners.ts';
import type { ReportKind } from '../report.ts';

export interface ReportInput {
  kind: ReportKind;
  id: string;
}

let input: ReportInput | null = null;
const listeners = createListeners();

function change(next: ReportInput | null): void {
  input = next;
  listeners.tell();
}

export const reportPrompt = {
  open: (next: ReportInput) => change(next),
  close: () => change(null),
  subscribe: listeners.subscribe,
  current: () => input,
};
