import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { Age } from '#features/library/boards/parts/age.tsx';
import type { CasePageData } from './case-data.ts';
import { ReasonBadge } from './case-list.tsx';
import styles from './moderation.module.css';
import { labelOf, useModerationTexts } from './use-moderation-texts.ts';

export function WhatWasReported({ one }: { one: CasePageData }) {
  const { kinds, statuses } = useModerationTexts();
  return (
    <section className={styles.part}>
      <p className={styles.marks}>
        <Badge>{kinds[one.kind]}</Badge>
        <Badge tone="accent">{statuses[one.status]}</Badge>
      </p>
      {one.picture && <img src={one.picture} alt="" className={styles.large} />}
      <div className={styles.box}>
        {one.title && <strong>{one.title}</strong>}
        {one.text && <p>{one.text}</p>}
        {one.link && (
          <p className={styles.quiet}>
            <Trans>Leads to {one.link}</Trans>
          </p>
        )}
        {one.url && (
          <Link to={one.url}>
            <Trans>View it on the site</Trans>
          </Link>
        )}
      </div>
      <p>
        <Trans>
          By <Link to={`/${one.author.username}/`}>{one.author.fullName}</Link> (@{one.author.username})
        </Trans>
        {one.earlier > 0 && (
          <>
            {' · '}
            <Plural value={one.earlier} one="# earlier decision" other="# earlier decisions" />
          </>
        )}
      </p>
    </section>
  );
}

export function Reports({ one }: { one: CasePageData }) {
  const { reasons } = useModerationTexts();
  return (
    <section className={styles.part}>
      <h2>
        <Plural value={one.reportCount} one="# report" other="# reports" />
      </h2>
      {one.reasons.length > 1 && (
        <p className={styles.marks}>
          {one.reasons.map(({ reason, count }) => (
            <ReasonBadge key={reason} label={labelOf(reasons, reason)} count={count} />
          ))}
        </p>
      )}
      <ul className={styles.list}>
        {one.reports.map((report) => (
          <li key={report.id} className={styles.box}>
            <Report report={report} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ report }: { report: CasePageData['reports'][number] }) {
  const { reasons } = useModerationTexts();
  return (
    <>
      <p>
        <strong>{labelOf(reasons, report.reason)}</strong>
        {report.receipt && ` · ${report.receipt}`}
        {report.takedown_type && ` · ${report.takedown_type}`}
      </p>
      {report.details && <p>{report.details}</p>}
      {report.provisions.length > 0 && <p>{report.provisions.join('; ')}</p>}
      {report.trusted_flagger && (
        <p>
          <Trans>Says they are writing for the trusted flagger {report.trusted_flagger}</Trans>
        </p>
      )}
      {report.evidence.map((link) => (
        // Text, not a link: nobody should be led to where a stranger wants them.
        <p key={link} className={styles.quiet}>
          {link}
        </p>
      ))}
      <p className={styles.quiet}>
        {report.reporter ? `@${report.reporter}` : <Trans>Without an account</Trans>} ·{' '}
        <Age ms={report.age} />
      </p>
    </>
  );
}

export function WhatWasDecided({ one }: { one: CasePageData }) {
  const { decisions, reasons, outcomes } = useModerationTexts();
  if (!one.decision) return null;
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Decision</Trans>
      </h2>
      <div className={styles.box}>
        <strong>{decisions[one.decision]}</strong>
        {one.decision === 'suspend' && <SuspendedFor days={one.days} />}
        {one.rule && <p>{labelOf(reasons, one.rule)}</p>}
        {one.explanation && <p>{one.explanation}</p>}
        {one.decidedBy && <p className={styles.quiet}>@{one.decidedBy}</p>}
      </div>
      {one.appeal && (
        <>
          <h2>
            <Trans>Appeal</Trans>
          </h2>
          <div className={styles.box}>
            <p>{one.appeal}</p>
          </div>
        </>
      )}
      {one.outcome && (
        <div className={styles.box}>
          <strong>{outcomes[one.outcome]}</strong>
          {one.answer && <p>{one.answer}</p>}
          {one.answeredBy && <p className={styles.quiet}>@{one.answeredBy}</p>}
        </div>
      )}
    </section>
  );
}

function SuspendedFor({ days }: { days: number | null }) {
  return (
    <p>{days === null ? <Trans>Permanently</Trans> : <Plural value={days} one="# day" other="# days" />}</p>
  );
}
