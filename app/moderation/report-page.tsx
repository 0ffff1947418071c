import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { redirect } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import ways from '#features/trust/moderation/parts/report-form.module.css';
import { ReportDone, ReportForm, useReportTitle } from '#features/trust/moderation/parts/report-form.tsx';
import { takedownPath } from '#features/trust/moderation/parts/report-path.ts';
import type { ReportInput } from '#features/trust/moderation/parts/report-prompt.ts';
import { askForLaw, LegalWay } from '#features/trust/moderation/parts/use-legal-report.tsx';
import type { ReportReason } from '#features/trust/moderation/report.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { BackLink } from '../navigation/back-link.tsx';
import type { PageContext } from '../server/page-context.ts';
import styles from '../shell/form-page.module.css';
import { PageTitle } from '../shell/page-title.tsx';

type Reported = { about: ReportInput; ownerId: string; path: string };

/**
 * Visitors get no reasons here: their browser finds out how they can report.
 * @throws a redirect to the thing for its owner, who cannot report it
 */
export async function loadReport({ call, viewer }: PageContext, { about, ownerId, path }: Reported) {
  if (viewer.id === ownerId) throw redirect(encodeURI(path));
  const { kind } = about;
  const isInApp = viewer.kind === 'person';
  const reasons = isInApp ? (await call('ReportOptionsResource.get', { kind })).data.reasons : [];
  return { about, isInApp, reasons };
}

type ReportPageProps = {
  about: ReportInput;
  isInApp: boolean;
  reasons: ReportReason[];
  name: string;
  path: string;
  /** The page to go back to; by default the thing's own. */
  back?: string;
};

export function ReportPage({ about, isInApp, reasons, name, path, back = path }: ReportPageProps) {
  const { t } = useLingui();
  const title = useReportTitle();
  const [isDone, setDone] = useState(false);
  return (
    <main id="main" className={styles.page} data-toasts="above">
      <PageTitle>{name ? t`Report ${name}` : title(about.kind)}</PageTitle>
      <BackLink fallback={back} />
      <h1 className={styles.title}>{title(about.kind)}</h1>
      {name && <p className={styles.lead}>{name}</p>}
      {!isInApp && <ReportWays about={path} />}
      {isInApp && !isDone && (
        <>
          <ReportForm about={about} reasons={reasons} onDone={() => setDone(true)} />
          <LegalWay about={path} />
        </>
      )}
      {isDone && (
        <>
          <ReportDone />
          <p className={styles.way}>
            <LinkButton to={back}>
              <Trans>Back</Trans>
            </LinkButton>
          </p>
        </>
      )}
    </main>
  );
}

const ask = () => loginPrompt.open({ reason: 'report' });

/** Visitors get it. The browser asks for the country, as the page is cached for all. */
function ReportWays({ about }: { about: string }) {
  const [law] = useLoaded(askForLaw);
  const hasLegalWay = law.state === 'ready' && law.data !== null;
  useEffect(() => {
    // A dialog would cover the legal way.
    if (law.state !== 'loading' && !hasLegalWay) ask();
  }, [law.state, hasLegalWay]);
  return (
    <div className={ways.ways}>
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
