import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { Age } from '#features/library/boards/parts/age.tsx';
import type { CaseLine } from './case-data.ts';
import styles from './moderation.module.css';
import { labelOf, useModerationTexts } from './use-moderation-texts.ts';

export function CaseList({ cases }: { cases: readonly CaseLine[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Cases`}>
      {cases.map((one) => (
        <li key={one.id}>
          <Link to={`/moderation/cases/${one.id}/`} className={styles.row}>
            <CasePicture src={one.picture} />
            <CaseText one={one} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CasePicture({ src }: { src: string | null }) {
  return src ? <img src={src} alt="" loading="lazy" className={styles.picture} /> : null;
}

export function ReasonBadge({ label, count }: { label: string; count: number }) {
  return <Badge>{count > 1 ? `${label} · ${count}` : label}</Badge>;
}

function CaseText({ one }: { one: CaseLine }) {
  const { kinds, reasons, statuses, decisions } = useModerationTexts();
  const count = one.reportCount;
  return (
    <span className={styles.words}>
      <span className={styles.title}>
        {kinds[one.kind]}: {one.title || one.text || <Trans>no text</Trans>}
      </span>
      <span className={styles.quiet}>
        @{one.username} · <Plural value={count} one="# report" other="# reports" /> · <Age ms={one.age} />
      </span>
      <span className={styles.marks}>
        {one.reasons.map(({ reason, count }) => (
          <ReasonBadge key={reason} label={labelOf(reasons, reason)} count={count} />
        ))}
        {one.isFlagged && (
          <Badge tone="accent">
            <Trans>Trusted flagger</Trans>
          </Badge>
        )}
        {one.status === 'appealed' && <Badge tone="accent">{statuses.appealed}</Badge>}
        {one.decision && one.status !== 'appealed' && <Badge>{decisions[one.decision]}</Badge>}
      </span>
    </span>
  );
}
