import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Age } from '#features/library/boards/parts/age.tsx';
import type { LogLine } from './case-data.ts';
import styles from './moderation.module.css';
import { labelOf, useModerationTexts } from './use-moderation-texts.ts';

export function LogList({ log, isOfOneCase }: { log: readonly LogLine[]; isOfOneCase?: boolean }) {
  const { t } = useLingui();
  return (
    <ol className={styles.list} aria-label={t`Log`}>
      {log.map((line) => (
        <li key={line.id} className={styles.box}>
          <LogText line={line} />
          {!isOfOneCase && line.caseId && line.act !== 'gone' && (
            <Link to={`/moderation/cases/${line.caseId}/`}>
              <Trans>Open the case</Trans>
            </Link>
          )}
          {line.articleId && (
            <Link to={`/moderation/articles/${line.articleId}/`}>
              <Trans>Open the article</Trans>
            </Link>
          )}
          {line.topicId && (
            <Link to={`/moderation/topics/${line.topicId}/`}>
              <Trans>Open the topic</Trans>
            </Link>
          )}
          {line.adId && (
            <Link to={`/moderation/ads/${line.adId}/`}>
              <Trans>Open the ad</Trans>
            </Link>
          )}
          {line.merchantId && (
            <Link to={`/moderation/merchants/${line.merchantId}/`}>
              <Trans>Open the review</Trans>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function LogText({ line }: { line: LogLine }) {
  const { actions, decisions, outcomes, reasons } = useModerationTexts();
  const what = [
    line.decision && labelOf(decisions, line.decision),
    line.outcome && labelOf(outcomes, line.outcome),
    line.rule && labelOf(reasons, line.rule),
  ].filter(Boolean);
  return (
    <>
      <p>
        <strong>{actions[line.act]}</strong>
        {what.length > 0 && `: ${what.join(', ')}`}
      </p>
      {line.words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={styles.quiet}>
        {line.staff && `@${line.staff} · `}
        <Age ms={line.age} />
      </p>
    </>
  );
}
