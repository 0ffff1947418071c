import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import {
  DISAPPROVAL_REASONS,
  type DisapprovalReason,
  LONGEST_REVIEW_NOTE,
  REVIEW_LABELS,
  type ReviewLabel,
  VALUE_BADGES,
  type ValueBadge,
} from '../merchant.ts';
import { LabelChoice } from '../parts/label-choice.tsx';
import { useMerchantTexts } from '../parts/use-merchant-texts.ts';
import { useReviewTexts } from '../parts/use-review-texts.ts';
import type { MerchantDecision } from './review-merchants.ts';

type ReviewFormProps = { userId: string; decisions: readonly MerchantDecision[]; onDone: () => void };

interface Draft {
  decision: MerchantDecision | undefined;
  reasons: DisapprovalReason[];
  labels: ReviewLabel[];
  values: ValueBadge[];
}

type Fields = { draft: Draft; change: (changes: Partial<Draft>) => void; form: SendingForm };

export function ReviewForm({ userId, decisions, onDone }: ReviewFormProps) {
  const { t } = useLingui();
  const [only] = decisions.length === 1 ? decisions : [];
  const [draft, setDraft] = useState<Draft>({ decision: only, reasons: [], labels: [], values: [] });
  const form = useReview({ userId, draft, onDone });
  const fields = { draft, form, change: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }) };
  return (
    <EntryForm form={form} isPart submit={only ? <Trans>End verification</Trans> : <Trans>Decide</Trans>}>
      {!only && <DecisionChoice decisions={decisions} {...fields} />}
      {draft.decision === 'approve' && <ApprovalFields {...fields} />}
      {draft.decision && draft.decision !== 'approve' && <ReasonFields {...fields} />}
      {draft.decision && (
        <TextArea
          name="note"
          label={t`Message to the business`}
          isOptional
          rows={3}
          maxLength={LONGEST_REVIEW_NOTE}
          error={errorOf(form.errors, 'note')}
        />
      )}
    </EntryForm>
  );
}

function DecisionChoice({ decisions, draft, change, form }: Fields & Pick<ReviewFormProps, 'decisions'>) {
  const { t } = useLingui();
  const texts: Record<MerchantDecision, string> = {
    approve: t`Verify the business`,
    disapprove: t`Don't verify it`,
    end: t`End verification`,
  };
  return (
    <ChoiceGroup legend={<Trans>Action</Trans>} error={errorOf(form.errors, 'decision')}>
      {decisions.map((decision) => (
        <Radio
          key={decision}
          name="decision"
          value={decision}
          checked={draft.decision === decision}
          onChange={() => change({ decision })}
        >
          {texts[decision]}
        </Radio>
      ))}
    </ChoiceGroup>
  );
}

function ApprovalFields({ draft, change, form }: Fields) {
  const { labels } = useReviewTexts();
  const { badges: values } = useMerchantTexts();
  return (
    <>
      <LabelChoice
        name="values"
        legend={<Trans>Which badges can it show?</Trans>}
        texts={values}
        labels={VALUE_BADGES}
        chosen={draft.values}
        onChange={(chosen) => change({ values: chosen })}
        error={errorOf(form.errors, 'values')}
      />
      <LabelChoice
        name="review_labels"
        legend={<Trans>What kind of shop is it?</Trans>}
        texts={labels}
        labels={REVIEW_LABELS}
        chosen={draft.labels}
        onChange={(chosen) => change({ labels: chosen })}
        error={errorOf(form.errors, 'review_labels')}
      />
    </>
  );
}

function ReasonFields({ draft, change, form }: Fields) {
  const { reasons } = useReviewTexts();
  return (
    <LabelChoice
      name="disapproval_reasons"
      legend={<Trans>Why?</Trans>}
      texts={reasons}
      labels={DISAPPROVAL_REASONS}
      chosen={draft.reasons}
      onChange={(chosen) => change({ reasons: chosen })}
      error={errorOf(form.errors, 'disapproval_reasons')}
    />
  );
}

function useReview({ userId, draft, onDone }: { userId: string; draft: Draft; onDone: () => void }) {
  const { t } = useLingui();
  const { decision, reasons, labels, values } = draft;
  const isApproval = decision === 'approve';
  return useSendingForm({
    required: {
      ...(!decision && { decision: t`Choose an action.` }),
      ...(decision && !isApproval && { disapproval_reasons: t`Choose at least one reason.` }),
    },
    sentences: {
      'already-reviewed': t`This application has already been decided or withdrawn. Reload the page to see it.`,
    },
    send: async ({ note = '' }) => {
      await call('ModerationMerchantResource.update', {
        ...{ user_id: userId, decision: decision ?? 'approve', note },
        ...(isApproval ? { review_labels: labels, values } : { disapproval_reasons: reasons }),
      });
      toast.show({ kind: 'success', text: t`Review saved` });
      onDone();
      return 'staying';
    },
  });
}
