import { useEffect } from 'react';

const EARLY_PRESS = 'earlyPress';

/** In the head: React ignores presses before it knows the page. */
export const PRESS_BOOT = `addEventListener('click',window.${EARLY_PRESS}=function(e){const b=e.target.closest('button[type=button]');if(b)window.${EARLY_PRESS}.button=b},true);`;

/** Links and forms work without React. */
export function useEarlyPress(): void {
  useEffect(() => {
    const note: unknown = Reflect.get(window, EARLY_PRESS);
    if (typeof note !== 'function') return;
    removeEventListener('click', note as EventListener, true);
    Reflect.deleteProperty(window, EARLY_PRESS);
    const button: unknown = Reflect.get(note, 'button');
    if (!(button instanceof HTMLElement && button.isConnected)) return;
    // A press that makes React take over the page is its own: React hands it on once it has.
    const pressed = window.event?.target;
    if (!(pressed instanceof Node && button.contains(pressed))) button.click();
  }, []);
}
