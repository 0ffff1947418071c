import { useEffect } from 'react';

declare global {
  interface Window {
    earlyPress?: ((event: Event) => void) & { button?: HTMLElement };
  }
}

/** Runs in the head: notes the last button pressed before React knows the page and heeds presses. */
export const PRESS_BOOT = `addEventListener('click',window.earlyPress=function(e){const b=e.target.closest('button[type=button]');if(b)earlyPress.button=b},true);`;

/** Presses that button again once the page is live. Links and forms work without React. */
export function useEarlyPress(): void {
  useEffect(() => {
    const early = window.earlyPress;
    if (!early) return;
    window.earlyPress = undefined;
    removeEventListener('click', early, true);
    const { button } = early;
    // A press that makes React take over the page is its own: React hands it on once it has.
    if (button?.isConnected && !window.event?.composedPath().includes(button)) button.click();
  }, []);
}
