export type ToastAction = { label: string; onAction: () => void } | { undo: () => unknown };

export type ToastContent = {
  text: React.ReactNode;
  /** `progress` is a spinner, or a bar when `value` (0–1) is given. */
  kind?: 'plain' | 'success' | 'error' | 'progress';
  value?: number;
  /** Pressing it closes the toast. */
  action?: ToastAction;
  picture?: React.ReactNode;
  /** Milliseconds; Infinity until dismissed. */
  duration?: number;
};

export type ShownToast = ToastContent & { id: string; duration: number; isLeaving: boolean };

const STAYS_MS = 5000;

/** Milliseconds; the same as --calm. */
export const FADE_MS = 220;
const MOST_AT_ONCE = 3;

let toasts: readonly ShownToast[] = [];
let count = 0;
let latest: { id: string; action: ToastAction; at: number } | null = null;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Needs one `<Toaster />`. On phones it is above a sheet; with `data-toasts="above"`, under the header. */
export const toast = {
  /** The id of a visible toast replaces it and restarts its timer. */
  show(content: ToastContent & { id?: string }): string {
    const id = content.id ?? `toast-${++count}`;
    const shown = { ...content, duration: content.duration ?? STAYS_MS, id, isLeaving: false };
    // A later change takes its place; an error changed nothing.
    if (latest?.id === id || shown.kind !== 'error') latest = null;
    if (shown.action && 'undo' in shown.action) latest = { id, action: shown.action, at: Date.now() };
    const isKnown = toasts.some((other) => other.id === id);
    const next = isKnown ? toasts.map((other) => (other.id === id ? shown : other)) : [...toasts, shown];
    change(next.slice(-MOST_AT_ONCE));
    return id;
  },

  dismiss(id: string): void {
    if (!toasts.some((other) => other.id === id && !other.isLeaving)) return;
    change(toasts.map((other) => (other.id === id ? { ...other, isLeaving: true } : other)));
    setTimeout(() => change(toasts.filter((other) => other.id !== id || !other.isLeaving)), FADE_MS);
  },

  press({ id, action }: Pick<ShownToast, 'id' | 'action'>): void {
    toast.dismiss(id);
    if (!action) return;
    if (latest?.id === id) latest = null;
    if ('undo' in action) action.undo();
    else action.onAction();
  },
};

export const toastStore = {
  read: () => toasts,
  /** The latest change that can be undone, unless another came since. */
  latest: () => latest,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
