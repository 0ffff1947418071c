import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { CookieDialog } from './cookie-dialog.tsx';
import { readStoredChoice } from './stored-choice.ts';
import { useChooseCookies } from './use-cookie-choice.ts';

export function CookieEntry() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Cookies</Trans>
      </Button>
      {isOpen && <StoredCookieDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function StoredCookieDialog({ onClose }: { onClose(): void }) {
  const choose = useChooseCookies(null);
  const stored = readStoredChoice(document.cookie)?.choice ?? null;
  return <CookieDialog isOpen onClose={onClose} stored={stored} onChoose={choose} />;
}
