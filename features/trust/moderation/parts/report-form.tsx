import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { lawOfReason, REPORT_LIMITS, type ReportKind, type ReportReason } from '../report.ts';
import type { ReportInput } from './report-prompt.ts';
import { useReasonTexts } from './use-moderation-texts.ts';

type ReportFormProps = {
  about: ReportInput;
  reasons: readonly ReportReason[];
  onDone: () => void;
};

export function ReportForm({ about, reasons, onDone }: ReportFormProps) {
  const words = useReasonTexts();
  const [reason, setReason] = useState<ReportReason>();
  const isLegal = reason !== undefined && lawOfReason(reason) !== null;
  const form = useReport({ about, isLegal, onDone });
  return (
    <EntryForm form={form} submit={<Trans>Send report</Trans>}>
      <ChoiceGroup legend={<Trans>What's wrong?</Trans>} error={errorOf(form.errors, 'reason')}>
        {reasons.map((one) => (
          <Radio key={one} name="reason" value={one} checked={reason === one} onChange={() => setReason(one)}>
            {words[one]}
          </Radio>
        ))}
      </ChoiceGroup>
      {reason && <WhatToKnow form={form} isLegal={isLegal} />}
    </EntryForm>
  );
}

function WhatToKnow({ form, isLegal }: { form: SendingForm; isLegal: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        name="details"
        label={isLegal ? t`Which law, and how?` : t`What should we know?`}
        isOptional={!isLegal}
        maxLength={REPORT_LIMITS.details}
        rows={4}
        error={errorOf(form.errors, 'details')}
      />
      <TextArea
        name="evidence"
        label={t`Links that show it`}
        hint={t`One per line, up to ${REPORT_LIMITS.evidence}.`}
        isOptional
        rows={2}
        dir="ltr"
        error={errorOf(form.errors, 'evidence')}
      />
    </>
  );
}

function useReport({
  about,
  isLegal,
  onDone,
}: Pick<ReportFormProps, 'about' | 'onDone'> & { isLegal: boolean }) {
  const { t } = useLingui();
  return useSendingForm({
    required: {
      reason: t`Choose what's wrong.`,
      ...(isLegal && { details: t`Say which law it breaks, and how.` }),
    },
    sentences: {
      'invalid-evidence': t`Enter up to ${REPORT_LIMITS.evidence} links like https://example.com, one per line.`,
      'own-thing': t`This is yours: you can change or delete it.`,
      'pin-not-found': t`This no longer exists.`,
      'board-not-found': t`This no longer exists.`,
      'user-not-found': t`This no longer exists.`,
      'comment-not-found': t`This no longer exists.`,
      'try-not-found': t`This no longer exists.`,
      'message-not-found': t`This no longer exists.`,
    },
    send: async ({ reason = '', details = '', evidence = '' }) => {
      const links = evidence.split(/\s+/).filter((link) => link !== '');
      await call('ReportResource.create', {
        ...about,
        ...{ reason: reason as ReportReason, details, evidence: links },
      });
      onDone();
      return 'staying';
    },
  });
}

export function ReportDone() {
  return (
    <p role="status">
      <Trans>Thanks. Someone will review it. We won't tell anyone who reported it.</Trans>
    </p>
  );
}

export function useReportTitle(): (kind: ReportKind) => string {
  const { t } = useLingui();
  const titles: Record<ReportKind, string> = {
    person: t`Report this person`,
    pin: t`Report this Pin`,
    board: t`Report this board`,
    comment: t`Report this comment`,
    try: t`Report this try`,
    message: t`Report this message`,
  };
  return (kind) => titles[kind];
}
