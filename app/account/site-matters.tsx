import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { CookieDialog } from '#features/core/consent/choose-cookies/cookie-dialog.tsx';
import {
  preloadChoosing,
  useChooseCookies,
} from '#features/core/consent/choose-cookies/use-choose-cookies.ts';
import { readStoredChoice } from '#features/core/consent/stored-choice.ts';
import { takedownsPath } from '#features/trust/moderation/parts/report-path.ts';
import styles from './site-matters.module.css';

export function SiteMatters() {
  return (
    <div className={styles.matters}>
      <CookieEntry />
      <LinkButton to={takedownsPath()} size="small" variant="ghost">
        <Trans>Legal requests</Trans>
      </LinkButton>
    </div>
  );
}

function CookieEntry() {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    preloadChoosing();
    setOpen(true);
  };
  return (
    <>
      <Button size="small" variant="ghost" aria-haspopup="dialog" onClick={open}>
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
