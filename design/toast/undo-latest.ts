import { toast, toastStore } from './toast.ts';

/** Longer than a toast stays, ms. */
const UNDO_MS = 60_000;

/** Takes back the latest change that offered it, even if its toast has gone. False if there is none. */
export function undoLatest(): boolean {
  const latest = toastStore.latest();
  if (!latest || Date.now() - latest.at > UNDO_MS) return false;
  toast.press(latest);
  return true;
}
