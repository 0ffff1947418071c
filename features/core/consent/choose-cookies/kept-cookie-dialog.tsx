import { CookieDialog } from './cookie-dialog.tsx';
import { readKeptChoice } from './kept-choice.ts';
import { useChooseCookies } from './use-cookie-choice.ts';

/** The choice of a visitor, as this browser keeps it. */
export function KeptCookieDialog({ onClose }: { onClose(): void }) {
  const choose = useChooseCookies(null);
  const kept = readKeptChoice(document.cookie)?.choice ?? null;
  return <CookieDialog isOpen onClose={onClose} kept={kept} onChoose={choose} />;
}
