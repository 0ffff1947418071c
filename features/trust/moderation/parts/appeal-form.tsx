import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { CASE_LIMITS } from '../case.ts';
import type { DecisionAnswer } from '../wire/case-answer.ts';

type AppealFormProps = {
  caseId: string;
  /** The key of the mailed link. */
  mailed: string | null;
  onDone: (decision: DecisionAnswer) => void;
};

export function AppealForm({ caseId, mailed, onDone }: AppealFormProps) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { text: t`Say why it is wrong.` },
    sentences: {
      'already-appealed': t`You have already appealed.`,
      'appeal-over': t`The deadline to appeal has passed.`,
    },
    send: async ({ text = '' }) => {
      const { data } = await call('ModerationAppealResource.create', { case_id: caseId, key: mailed, text });
      onDone(data);
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} isPart submit={<Trans>Appeal</Trans>}>
      <TextArea
        name="text"
        label={t`Why is it wrong?`}
        hint={t`You can appeal once. Someone else reviews it if possible.`}
        rows={5}
        maxLength={CASE_LIMITS.appeal}
        error={errorOf(form.errors, 'text')}
      />
    </EntryForm>
  );
}
