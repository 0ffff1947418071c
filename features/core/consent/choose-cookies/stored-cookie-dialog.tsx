import { CookieDialog } from './cookie-dialog.tsx';
import { readStoredChoice } from './stored-choice.ts';
import { useChooseCookies } from './use-cookie-choice.ts';

export function StoredCookieDialog({ onClose }: { onClose(): void }) {
  const choose = useChooseCookies(null);
  const stored = readStoredChoice(document.cookie)?.choice ?? null;
  return <CookieDialog isOpen onClose={onClose} stored={stored} onChoose={choose} />;
}
