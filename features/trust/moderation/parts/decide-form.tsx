import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { CASE_LIMITS, DECISIONS, type Decision, SUSPENSION_DAYS } from '../case.ts';
import { REPORT_REASONS } from '../report.ts';
import { useDecisionTexts, useReasonTexts } from './use-moderation-texts.ts';

type DecideFormProps = { caseId: string; decisions: readonly Decision[]; onDone: () => void };

export function DecideForm({ caseId, decisions, onDone }: DecideFormProps) {
  const { t } = useLingui();
  const [decision, setDecision] = useState<Decision>();
  const isBreach = decision !== undefined && decision !== 'dismiss';
  const form = useDecide({ caseId, isBreach, onDone });
  return (
    <EntryForm form={form} isPart submit={<Trans>Decide</Trans>}>
      <WhatToDo
        decisions={decisions}
        chosen={decision}
        error={errorOf(form.errors, 'decision')}
        onChoose={setDecision}
      />
      {decision === 'suspend' && <ForHowLong error={errorOf(form.errors, 'days')} />}
      {isBreach && <WhichRule form={form} />}
      <TextArea
        name="note"
        label={t`Note for the staff`}
        isOptional
        rows={2}
        maxLength={CASE_LIMITS.note}
        error={errorOf(form.errors, 'note')}
      />
    </EntryForm>
  );
}

type WhatToDoProps = {
  decisions: readonly Decision[];
  chosen: Decision | undefined;
  error: string | undefined;
  onChoose: (decision: Decision) => void;
};

function WhatToDo({ decisions, chosen, error, onChoose }: WhatToDoProps) {
  const words = useDecisionTexts();
  return (
    <ChoiceGroup legend={<Trans>Action</Trans>} error={error}>
      {decisions.map((one) => (
        <Radio key={one} name="decision" value={one} checked={chosen === one} onChange={() => onChoose(one)}>
          {words[one]}
        </Radio>
      ))}
    </ChoiceGroup>
  );
}

function WhichRule({ form }: { form: SendingForm }) {
  const { t } = useLingui();
  const words = useReasonTexts();
  return (
    <>
      <Select
        name="rule"
        label={t`Which rule was broken?`}
        placeholder={t`Choose a rule`}
        options={REPORT_REASONS.map((value) => ({ value, label: words[value] }))}
        error={errorOf(form.errors, 'rule')}
      />
      <TextArea
        name="explanation"
        label={t`Message to the person`}
        isOptional
        rows={3}
        maxLength={CASE_LIMITS.explanation}
        error={errorOf(form.errors, 'explanation')}
      />
    </>
  );
}

function ForHowLong({ error }: { error: string | undefined }) {
  const { t } = useLingui();
  const options = SUSPENSION_DAYS.map((days) => ({
    value: String(days),
    label: t`${plural(days, { one: '# day', other: '# days' })}`,
  }));
  return <Select name="days" label={t`For how long?`} placeholder={t`Permanently`} {...{ options, error }} />;
}

function useDecide({ caseId, isBreach, onDone }: { caseId: string; isBreach: boolean; onDone: () => void }) {
  const { t } = useLingui();
  return useSendingForm({
    required: {
      decision: t`Choose an action.`,
      ...(isBreach && { rule: t`Say which rule was broken.` }),
    },
    sentences: {
      'already-decided': t`Someone else has already decided this case. Reload the page to see the decision.`,
      'own-case': t`This case is about you. Someone else must decide it.`,
    },
    send: async ({ decision, rule, explanation, note, days }) => {
      await call('ModerationCaseResource.update', {
        ...{ case_id: caseId, explanation, note },
        decision: DECISIONS.find((one) => one === decision) ?? 'dismiss',
        rule: REPORT_REASONS.find((one) => one === rule) ?? null,
        days: days ? Number(days) : null,
      });
      toast.show({ kind: 'success', text: t`Case decided` });
      onDone();
      return 'staying';
    },
  });
}
