import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { CASE_LIMITS, OUTCOMES } from '#features/trust/moderation/case.ts';
import { casePageData } from '#features/trust/moderation/parts/case-data.ts';
import { Reports, WhatWasDecided, WhatWasReported } from '#features/trust/moderation/parts/case-view.tsx';
import { DecideForm } from '#features/trust/moderation/parts/decide-form.tsx';
import { LogList } from '#features/trust/moderation/parts/log-list.tsx';
import parts from '#features/trust/moderation/parts/moderation.module.css';
import { call } from '#platform/resource/client.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-case.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { call, now } = requireStaff(context);
  const { data } = await orNotFound(call('ModerationCaseResource.get', { case_id: id }));
  return { one: casePageData(data, now) };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationCasePage({ loaderData: { one } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Case`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <h1>{t`Case`}</h1>
      <WhatWasReported one={one} />
      {one.decisions.length > 0 && (
        <section className={parts.part}>
          <h2>
            <Trans>Decide</Trans>
          </h2>
          <DecideForm caseId={one.id} decisions={one.decisions} onDone={revalidate} />
        </section>
      )}
      <WhatWasDecided one={one} />
      {one.mayAnswer && <AnswerForm caseId={one.id} onDone={revalidate} />}
      {one.mayTakeBack && <TakeBackForm caseId={one.id} onDone={revalidate} />}
      {one.status === 'appealed' && !one.mayAnswer && (
        <p>
          <Trans>Another staff member must answer this appeal.</Trans>
        </p>
      )}
      <Reports one={one} />
      <section className={parts.part}>
        <h2>
          <Trans>Log</Trans>
        </h2>
        <LogList log={one.log} isOfOneCase />
        <NoteForm caseId={one.id} onDone={revalidate} />
      </section>
    </main>
  );
}

function AnswerForm({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { outcome: t`Choose whether the decision stands.` },
    sentences: { 'no-appeal': t`Someone else has already answered it. Reload the page to see the answer.` },
    send: async ({ outcome, answer }) => {
      await call('ModerationAppealResource.update', {
        ...{ case_id: caseId, answer },
        outcome: OUTCOMES.find((one) => one === outcome) ?? 'upheld',
      });
      toast.show({ kind: 'success', text: t`Appeal answered` });
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

function TakeBackForm({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: {},
    fieldOf: () => 'take_back_answer',
    send: async ({ take_back_answer: answer = '' }) => {
      await call('ModerationDecisionResource.delete', { case_id: caseId, answer });
      toast.show({ kind: 'success', text: t`Decision taken back` });
      onDone();
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} isPart submit={<Trans>Take the decision back</Trans>}>
      <TextArea
        name="take_back_answer"
        label={t`Message to the person`}
        hint={t`If the decision was wrong. It is undone, and the person is told.`}
        isOptional
        rows={2}
        maxLength={CASE_LIMITS.explanation}
        error={errorOf(form.errors, 'take_back_answer')}
      />
    </EntryForm>
  );
}

function NoteForm({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t } = useLingui();
  // A new key empties the field once the note is saved.
  const [notes, setNotes] = useState(0);
  const form = useSendingForm({
    required: { case_note: t`Write something.` },
    fieldOf: () => 'case_note',
    send: async ({ case_note = '' }) => {
      await call('ModerationNoteResource.create', { case_id: caseId, note: case_note });
      setNotes(notes + 1);
      onDone();
      return 'staying';
    },
  });
  return (
    <EntryForm key={notes} form={form} isPart submit={<Trans>Add note</Trans>}>
      <TextArea
        name="case_note"
        label={t`Note about the case`}
        rows={2}
        maxLength={CASE_LIMITS.note}
        error={errorOf(form.errors, 'case_note')}
      />
    </EntryForm>
  );
}
