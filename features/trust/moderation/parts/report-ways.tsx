import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import styles from './report-form.module.css';
import { takedownPath } from './report-path.ts';
import { askForLaw } from './use-legal-report.tsx';

const ask = () => loginPrompt.open({ reason: 'report' });

/** Visitors get it. The browser asks for the country, as the page is cached for all. */
export function ReportWays({ about }: { about: string }) {
  const [law] = useLoaded(askForLaw);
  const hasLegalWay = law.state === 'ready' && law.data !== null;
  useEffect(() => {
    // A dialog would cover the legal way.
    if (law.state !== 'loading' && !hasLegalWay) ask();
  }, [law.state, hasLegalWay]);
  return (
    <div className={styles.ways}>
      <p>
        <Trans>Log in to tell us what's wrong.</Trans>
      </p>
      <Button variant="primary" onClick={ask}>
        <Trans>Log in to report</Trans>
      </Button>
      {law.state === 'ready' && law.data && (
        <>
          <p>
            <Trans>If it breaks a law where you live, you can report it without an account.</Trans>
          </p>
          <LinkButton to={takedownPath(law.data, about)}>
            <Trans>Make a legal report</Trans>
          </LinkButton>
        </>
      )}
    </div>
  );
}
