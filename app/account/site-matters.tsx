import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { buttonClass } from '#design/button/button-variant.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { CookieDialog } from '#features/core/consent/choose-cookies/cookie-dialog.tsx';
import {
  preloadChoosing,
  useChooseCookies,
} from '#features/core/consent/choose-cookies/use-choose-cookies.ts';
import { readStoredChoice } from '#features/core/consent/stored-choice.ts';
import { takedownsPath } from '#features/trust/moderation/parts/report-path.ts';
import { LANGUAGE_PATH } from './language-path.ts';
import styles from './site-matters.module.css';

interface SiteMattersProps {
  languages: readonly { locale: string; name: string }[];
}

export function SiteMatters({ languages }: SiteMattersProps) {
  return (
    <div className={styles.matters}>
      <LanguageEntry languages={languages} />
      <CookieEntry />
      <LinkButton to={takedownsPath()} size="small" variant="ghost">
        <Trans>Legal requests</Trans>
      </LinkButton>
    </div>
  );
}

/** Needs no script, and crawlers submit no forms. */
function LanguageEntry({ languages }: SiteMattersProps) {
  const { pathname, search } = useLocation();
  return (
    <details className={styles.languages}>
      <summary className={buttonClass({ variant: 'ghost', size: 'small' })}>
        <Trans>Language</Trans>
      </summary>
      <form action={LANGUAGE_PATH} className={styles.names}>
        <input type="hidden" name="next" value={pathname + search} />
        {languages.map(({ locale, name }) => (
          <Button
            key={locale}
            type="submit"
            name="locale"
            value={locale}
            lang={locale}
            size="small"
            variant="ghost"
          >
            {name}
          </Button>
        ))}
      </form>
    </details>
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
