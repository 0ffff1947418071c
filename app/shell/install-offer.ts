import { useEffect } from 'react';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import { createListeners } from '#platform/browser/listeners.ts';
import { EARLY_OFFER } from './install-boot.ts';

/** What a browser hands over that can keep the site as an app: some do so only after a while, and once a page. */
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

/** The browser's offer to keep the site as an app, as long as it stands and was not declined here. */
export const installOffer = {
  subscribe: listeners.subscribe,
  current: () => offer,
  accept(): void {
    if (offer) ask(offer).catch(() => {});
    // Whatever is answered there, the browser takes no second question.
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
    // A full storage keeps nothing more: then it is asked again.
  }
}

/** Keeps the offer until a page shows it. Once, in the shell. */
export function useInstallOffer(): void {
  useEffect(() => {
    const keep = (event: unknown) => {
      if (!isOffer(event)) return;
      // Whom we ask no more the browser does not ask either.
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
