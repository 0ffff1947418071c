import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { nextPath } from '#features/core/identity/next-path.ts';
import { useInBrowser } from '#platform/browser/use-in-browser.ts';
import wall from '../shell/wall-page.module.css';
import { dropCopies, type KeptCopy, keptCopies } from './copies.ts';
import styles from './offline.module.css';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The boards and pins kept in this browser. It is shown instead of pages that cannot be fetched. */
export default function OfflinePage() {
  const { t } = useLingui();
  const [copies, setCopies] = useState<KeptCopy[]>();
  useEffect(() => {
    // Without storage nothing is kept.
    keptCopies().then(setCopies, () => setCopies([]));
  }, []);
  const removeAll = async () => {
    await dropCopies();
    setCopies([]);
  };
  return (
    <main id="main" className={wall.page}>
      <title>{t`Saved on this device`}</title>
      <h1 className={styles.title}>{t`Saved on this device`}</h1>
      <Missing />
      {copies?.length === 0 && (
        <EmptyState
          title={t`Nothing saved yet`}
          text={t`Turn it on in the settings. Boards and Pins you've looked at then open without a connection, too.`}
          action={
            <LinkButton to="/settings/#offline">
              <Trans>Offline settings</Trans>
            </LinkButton>
          }
        />
      )}
      {copies && copies.length > 0 && <Copies copies={copies} onRemoveAll={removeAll} />}
    </main>
  );
}

function Copies({ copies, onRemoveAll }: { copies: KeptCopy[]; onRemoveAll: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <ul className={styles.copies} aria-label={t`Saved pages`}>
        {copies.map((copy) => (
          <li key={copy.path}>
            <KeptLink copy={copy} />
          </li>
        ))}
      </ul>
      <p className={styles.tools}>
        <Button size="small" onClick={onRemoveAll}>
          <Trans>Remove all</Trans>
        </Button>
        <LinkButton to="/settings/#offline" size="small" variant="ghost">
          <Trans>Offline settings</Trans>
        </LinkButton>
      </p>
    </>
  );
}

/** Where one comes from a page that could not be fetched. The page that is kept knows no such address. */
function Missing() {
  const from = nextPath(useSearchParams()[0].get('from'));
  const isInBrowser = useInBrowser();
  if (!isInBrowser || !from) return null;
  return (
    <p className={styles.missing} role="status">
      <Trans>That page isn't saved on this device.</Trans>{' '}
      <a href={from}>
        <Trans>Try again</Trans>
      </a>
    </p>
  );
}

/** A whole page, as copies are whole. */
function KeptLink({ copy: { path, title, picture, at } }: { copy: KeptCopy }) {
  const { i18n } = useLingui();
  return (
    <a href={path} className={styles.copy}>
      <span className={styles.picture}>{picture && <img src={picture} alt="" />}</span>
      <span className={styles.name}>{title}</span>
      <time dateTime={new Date(at).toISOString()} className={styles.at}>
        {new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)}
      </time>
    </a>
  );
}
