import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { StoredCookieDialog } from './stored-cookie-dialog.tsx';

/** Lets visitors review and change their choice. */
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
