import { useEffect } from 'react';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import { createListeners } from '#platform/browser/listeners.ts';
import { EARLY_OFFER } from './install-boot.ts';

/** Some browsers offer it only after a while, and once per page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const DECLINED = 'no-app';

const isOffer = (event: unknown): event is InstallOffer => event instanceof Event && 'prompt' in event;

let offer: InstallOffer | null = null;
const listeners = createListeners();

function change(next: InstallOffer | null): void {
  offer = next;
  listeners.tell();
}

export const installOffer = {
  subscribe: listeners.subscribe,
  current: () => offer,
  accept(): void {
    if (offer) ask(offer).catch(() => {});
    // Whatever the answer, the browser does not prompt a second time.
    change(null);
  },
  decline(): void {
    noteDecline();
    change(null);
  },
};

async function ask(asked: InstallOffer): Promise<void> {
  await asked.prompt();
  if ((await asked.userChoice).outcome === 'dismissed') noteDecline();
}

function noteDecline(): void {
  try {
    browserStorage()?.setItem(DECLINED, '1');
  } catch {
    // Full storage: then it is asked again.
  }
}

/** Used once, in the shell. */
export function useInstallOffer(): void {
  useEffect(() => {
    const keep = (event: unknown) => {
      if (!isOffer(event)) return;
      // If we no longer ask, the browser must not ask either.
      event.preventDefault();
      if (!browserStorage()?.getItem(DECLINED)) change(event);
    };
    keep(Reflect.get(window, EARLY_OFFER));
    Reflect.deleteProperty(window, EARLY_OFFER);
    const forget = () => change(null);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', forget);
    };
  }, []);
}
