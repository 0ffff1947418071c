import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { redirect } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { ReportDone, ReportForm, useReportTitle } from '#features/trust/moderation/parts/report-form.tsx';
import type { ReportInput } from '#features/trust/moderation/parts/report-prompt.ts';
import { ReportWays } from '#features/trust/moderation/parts/report-ways.tsx';
import { LegalWay } from '#features/trust/moderation/parts/use-legal-report.tsx';
import type { ReportReason } from '#features/trust/moderation/report.ts';
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
