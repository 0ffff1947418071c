import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '#design/badge/badge.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { CircleAlertIcon, CircleCheckIcon } from '#design/icons/icons.tsx';
import moderation from '#features/trust/moderation/parts/moderation.module.css';
import type { MerchantState, ReviewCriterion } from '../merchant.ts';
import type { OwnMerchantAnswer } from '../wire/own-merchant.view.ts';
import styles from './review.module.css';
import { useReviewTexts } from './use-review-texts.ts';

const TONES = { none: 'plain', in_review: 'accent', approved: 'success', disapproved: 'danger' } as const;

export function StateBadge({ state }: { state: MerchantState }) {
  const { states } = useReviewTexts();
  return <Badge tone={TONES[state]}>{states[state]}</Badge>;
}

type CriteriaProps = {
  criteria: OwnMerchantAnswer['criteria'];
  /** What helps with one that is missing. */
  help?: (name: ReviewCriterion) => ReactNode;
};

export function Criteria({ criteria, help }: CriteriaProps) {
  const { t } = useLingui();
  const { criteria: texts } = useReviewTexts();
  return (
    <ul className={styles.list} aria-label={t`What a review looks at`}>
      {criteria.map(({ name, is_met }) => (
        <li key={name} className={styles.criterion} data-missing={!is_met || undefined}>
          {is_met ? <CircleCheckIcon size={20} /> : <CircleAlertIcon size={20} />}
          <span>
            {texts[name]}{' '}
            <VisuallyHidden>{is_met ? <Trans>Done</Trans> : <Trans>Missing</Trans>}</VisuallyHidden>
            {!is_met && help?.(name)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type LastReviewProps = Pick<OwnMerchantAnswer, 'disapproval_reasons' | 'review_labels' | 'review_note'>;

/** What the last review found; nothing if it found nothing to say. */
export function LastReview({ disapproval_reasons: reasons, review_labels, review_note }: LastReviewProps) {
  const { t } = useLingui();
  const texts = useReviewTexts();
  if (reasons.length + review_labels.length === 0 && !review_note) return null;
  return (
    <div className={`${moderation.box} ${styles.review}`}>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={t`Reasons`}>
          {reasons.map((reason) => (
            <li key={reason}>{texts.reasons[reason]}</li>
          ))}
        </ul>
      )}
      {review_note && <p>{review_note}</p>}
      {review_labels.length > 0 && (
        <div className={styles.marks}>
          {review_labels.map((label) => (
            <Badge key={label}>{texts.labels[label]}</Badge>
          ))}
        </div>
      )}
    </div>
  );
}
