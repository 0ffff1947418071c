import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox, Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { AD_LIMITS, REJECTION_REASONS, type RejectionReason } from '../campaign.ts';
import { useRejectionTexts } from '../parts/use-ad-texts.ts';

type ReviewAdFormProps = { adId: string; submittedAt: string; onDone: () => void };

type Decision = 'approve' | 'reject';

export function ReviewAdForm(props: ReviewAdFormProps) {
  const { t } = useLingui();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [reasons, setReasons] = useState<readonly RejectionReason[]>([]);
  const form = useReview(props, decision, reasons);
  const texts: Record<Decision, string> = { approve: t`Approve the ad`, reject: t`Reject the ad` };
  return (
    <EntryForm form={form} isPart submit={<Trans>Decide</Trans>}>
      <ChoiceGroup legend={<Trans>Action</Trans>} error={errorOf(form.errors, 'decision')}>
        {(['approve', 'reject'] as const).map((one) => (
          <Radio
            key={one}
            name="decision"
            value={one}
            checked={decision === one}
            onChange={() => setDecision(one)}
          >
            {texts[one]}
          </Radio>
        ))}
      </ChoiceGroup>
      {decision === 'reject' && (
        <Reasons chosen={reasons} onChange={setReasons} error={errorOf(form.errors, 'rejected_reasons')} />
      )}
      {decision && (
        <TextArea
          name="note"
          label={t`Message to the business`}
          isOptional
          rows={3}
          maxLength={AD_LIMITS.reviewNote}
          error={errorOf(form.errors, 'note')}
        />
      )}
    </EntryForm>
  );
}

type ReasonsProps = {
  chosen: readonly RejectionReason[];
  onChange: (chosen: readonly RejectionReason[]) => void;
  error: string | undefined;
};

function Reasons({ chosen, onChange, error }: ReasonsProps) {
  const texts = useRejectionTexts();
  return (
    <ChoiceGroup legend={<Trans>Why?</Trans>} error={error}>
      {REJECTION_REASONS.map((reason) => (
        <Checkbox
          key={reason}
          name="rejected_reasons"
          value={reason}
          checked={chosen.includes(reason)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, reason] : chosen.filter((one) => one !== reason))
          }
        >
          {texts[reason]}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}

function useReview(
  { adId, submittedAt, onDone }: ReviewAdFormProps,
  decision: Decision | null,
  reasons: readonly RejectionReason[],
) {
  const { t } = useLingui();
  return useSendingForm({
    required: {
      ...(!decision && { decision: t`Choose an action.` }),
      ...(decision === 'reject' && { rejected_reasons: t`Choose at least one reason.` }),
    },
    sentences: {
      'already-reviewed': t`This ad was changed or decided meanwhile. Reload the page to see it.`,
    },
    send: async ({ note = '' }) => {
      await call('ModerationAdResource.update', {
        ...{ ad_id: adId, decision: decision ?? 'approve', note, submitted_at: submittedAt },
        ...(decision === 'reject' && { rejected_reasons: reasons as RejectionReason[] }),
      });
      toast.show({ kind: 'success', text: t`Review saved` });
      onDone();
      return 'staying';
    },
  });
}
