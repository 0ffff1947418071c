import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { CASE_LIMITS, OUTCOMES } from '../case.ts';

export function AnswerForm({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { outcome: t`Choose whether the decision stands.` },
    sentences: { 'no-appeal': t`Someone else has answered it. Reload the page to see the answer.` },
    send: async ({ outcome, answer }) => {
      await call('ModerationAppealResource.update', {
        ...{ case_id: caseId, answer },
        outcome: OUTCOMES.find((one) => one === outcome) ?? 'upheld',
      });
      toast.show({ kind: 'success', text: t`The appeal is answered.` });
      onDone();
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} isPart submit={<Trans>Answer the appeal</Trans>}>
      <ChoiceGroup legend={<Trans>Does the decision stand?</Trans>} error={errorOf(form.errors, 'outcome')}>
        <Radio name="outcome" value="upheld">
          <Trans>Keep the decision</Trans>
        </Radio>
        <Radio name="outcome" value="overturned">
          <Trans>It was wrong: undo it</Trans>
        </Radio>
      </ChoiceGroup>
      <TextArea
        name="answer"
        label={t`Message to the person`}
        isOptional
        rows={3}
        maxLength={CASE_LIMITS.explanation}
        error={errorOf(form.errors, 'answer')}
      />
    </EntryForm>
  );
}
