import { useEffect } from 'react';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import { createListeners } from '#platform/browser/listeners.ts';

/** What a browser hands over that can keep the site as an app: some do so only after a while, and once a page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED = 'no-app';

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

let offer: InstallOffer | null = null;
const listeners = createListeners();

function change(next: InstallOffer | null): void {
  offer = next;
  listeners.tell();
}

/** The browser's offer to keep the site as an app, as long as it stands and was not declined here. */
export const installOffer = {
  subscribe: listeners.subscribe,
  current: () => offer,
  accept(): void {
    // Whatever is answered there, the browser takes no second question.
    offer?.prompt().catch(() => {});
    change(null);
  },
  decline(): void {
    try {
      browserStorage()?.setItem(DECLINED, '1');
    } catch {
      // A full storage keeps nothing more: then it is asked again.
    }
    change(null);
  },
};

/** Keeps the offer until a page shows it. Once, in the shell. */
export function useInstallOffer(): void {
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isOffer(event) || browserStorage()?.getItem(DECLINED)) return;
      event.preventDefault();
      change(event);
    };
    const forget = () => change(null);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', forget);
    };
  }, []);
}
