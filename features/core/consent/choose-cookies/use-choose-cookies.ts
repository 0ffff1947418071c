import { useLingui } from '@lingui/react/macro';
import { codeOf } from '#design/on-demand/code.ts';
import { toast } from '#design/toast/toast.ts';
import { choiceLine } from '../choice-line.ts';
import type { CookieChoice, CookieSurface } from '../cookie-choice.ts';

const COOKIE_TOAST_MS = 3000;

/** Loads only for those who choose. */
export const choosing = codeOf(() => import('./use-cookie-choice.ts'));

/** A failure does not matter: choosing tries again. */
export function preloadChoosing(): void {
  choosing.fetch().catch(() => {});
}

/** `true` or `false` stands for every cookie. Returns whether the choice was stored. */
export function useChooseCookies(viewerId: string | null) {
  const { t } = useLingui();
  return async (choice: CookieChoice | boolean, surface: CookieSurface): Promise<boolean> => {
    try {
      const { storeChoice } = await choosing.fetch();
      await storeChoice(choice, surface, viewerId);
    } catch {
      // A visitor's choice needs no connection.
      if (viewerId || typeof choice !== 'boolean') {
        const text = t`We couldn't save your choice. Try again.`;
        toast.show({ id: 'cookies', kind: 'error', text });
        return false;
      }
      keepLine(choiceLine(choice ? '111' : '000', '', location.protocol === 'https:'));
    }
    toast.show({ id: 'cookies', text: t`Cookie choice saved`, duration: COOKIE_TOAST_MS });
    return true;
  };
}

export function keepLine(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = line;
  dispatchEvent(new Event('cookiechoice'));
}
