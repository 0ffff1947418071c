import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#platform/i18n/format-day.ts';
import type { DecisionAnswer } from '../wire/case-answer.ts';
import styles from './moderation.module.css';
import { labelOf, useModerationTexts } from './use-moderation-texts.ts';

export function DecisionView({ decision }: { decision: DecisionAnswer }) {
  const { reasons } = useModerationTexts();
  const sentence = useSentence();
  const { i18n } = useLingui();
  return (
    <div className={styles.box}>
      <strong>{sentence(decision)}</strong>
      {decision.title && <p>{decision.title}</p>}
      {decision.decision === 'suspend' && decision.suspension_days !== null && (
        <p>
          <Plural value={decision.suspension_days} one="For # day" other="For # days" />
        </p>
      )}
      {decision.rule && (
        <p>
          <Trans>Rule: {labelOf(reasons, decision.rule)}</Trans>
        </p>
      )}
      {decision.explanation && <p>{decision.explanation}</p>}
      <p className={styles.quiet}>{formatDay(decision.decided_at, i18n.locale)}</p>
    </div>
  );
}

export function AppealView({ decision }: { decision: DecisionAnswer }) {
  if (!decision.appeal && decision.outcome === null) return null;
  return (
    <div className={styles.box}>
      {decision.appeal && (
        <>
          <strong>
            <Trans>Your appeal</Trans>
          </strong>
          <p>{decision.appeal}</p>
        </>
      )}
      <p>
        {decision.outcome === null && <Trans>Someone will review it again.</Trans>}
        {decision.outcome === 'upheld' && <Trans>It was reviewed. The decision stands.</Trans>}
        {decision.outcome === 'overturned' && (
          <Trans>It was reviewed. The decision was wrong and has been reversed.</Trans>
        )}
      </p>
      {decision.answer && <p>{decision.answer}</p>}
    </div>
  );
}

export function useSentence(): (decision: DecisionAnswer) => string {
  const { t } = useLingui();
  return ({ decision }) => {
    switch (decision) {
      case 'dismiss':
        return t`No action was taken.`;
      case 'warn':
        return t`You were warned.`;
      case 'remove_pin':
        return t`Your Pin was removed.`;
      case 'remove_comment':
        return t`Your comment was removed.`;
      case 'remove_try':
        return t`Your note on a Pin you tried was removed.`;
      case 'remove_message':
        return t`Your message was removed.`;
      case 'mark_sensitive':
        return t`Your board was marked as sensitive. Others see its pictures only if they choose to.`;
      case 'disable_board':
        return t`Your board was disabled. Only its collaborators can see it.`;
      case 'hide_pictures':
        return t`The pictures were taken off your profile.`;
      case 'noindex':
        return t`Search engines no longer list it.`;
      case 'suspend':
        return t`Your account was suspended.`;
    }
  };
}
