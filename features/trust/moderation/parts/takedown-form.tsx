import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { type LawConfiguration, TAKEDOWN_LIMITS, TAKEDOWN_TYPES, TAKEDOWNS_SINCE } from '../takedown.ts';

type TakedownFormProps = {
  law: LawConfiguration;
  /** The page that the visitor came from, if known. */
  url: string;
  isSignedIn: boolean;
  onDone: (receipt: string) => void;
};

export function TakedownForm({ law, url, isSignedIn, onDone }: TakedownFormProps) {
  const form = useTakedown(law, onDone);
  return (
    <EntryForm form={form} submit={<Trans>Send request</Trans>}>
      <AboutWhat form={form} url={url} />
      <WhichLaw form={form} law={law} />
      <ByWhom form={form} law={law} isSignedIn={isSignedIn} />
      <Checkbox name="is_true" error={errorOf(form.errors, 'is_true')}>
        <Trans>To the best of my knowledge, this is true and complete.</Trans>
      </Checkbox>
    </EntryForm>
  );
}

function AboutWhat({ form, url }: { form: SendingForm; url: string }) {
  const { t } = useLingui();
  const most = TAKEDOWN_LIMITS.urls;
  return (
    <>
      <TextArea
        name="content_urls"
        label={t`What is it about?`}
        hint={t`Addresses of Pins, boards or profiles on this site, one per line, up to ${most}.`}
        rows={3}
        dir="ltr"
        defaultValue={url}
        error={errorOf(form.errors, 'content_urls')}
      />
      <TextField
        name="seen_on"
        type="date"
        label={t`When did you see it?`}
        isOptional
        min={TAKEDOWNS_SINCE}
        error={errorOf(form.errors, 'seen_on')}
      />
    </>
  );
}

function WhichLaw({ form, law }: { form: SendingForm; law: LawConfiguration }) {
  const { t } = useLingui();
  const most = law.RESTRICT_MULTIPLE_LAWS ? 1 : TAKEDOWN_LIMITS.provisions;
  return (
    <>
      <Select
        name="type"
        label={t`Which right is it about?`}
        isOptional
        placeholder={t`Another right`}
        options={TAKEDOWN_TYPES.map((value) => ({ value, label: value }))}
        error={errorOf(form.errors, 'type')}
      />
      <TextArea
        name="provisions"
        label={
          most === 1
            ? t`Which provision of the law does it break?`
            : t`Which provisions of law does it break?`
        }
        hint={most === 1 ? t`Only one.` : t`One per line, up to ${most}.`}
        isOptional
        rows={most === 1 ? 1 : 2}
        error={errorOf(form.errors, 'provisions')}
      />
      <TextArea
        name="statement"
        label={t`Why should it be removed?`}
        rows={6}
        maxLength={TAKEDOWN_LIMITS.statement}
        error={errorOf(form.errors, 'statement')}
      />
    </>
  );
}

function ByWhom({
  form,
  law,
  isSignedIn,
}: {
  form: SendingForm;
  law: LawConfiguration;
  isSignedIn: boolean;
}) {
  const { t } = useLingui();
  let hint: ReactNode = t`We'll send your request number and the decision there.`;
  if (isSignedIn) hint = t`If you leave this empty, we'll write to your account's address.`;
  return (
    <>
      <TextField
        name="name"
        label={t`Your name`}
        isOptional
        autoComplete="name"
        maxLength={TAKEDOWN_LIMITS.name}
        error={errorOf(form.errors, 'name')}
      />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        hint={hint}
        isOptional
        autoComplete="email"
        error={errorOf(form.errors, 'email')}
      />
      {law.TRUSTED_FLAGGER && <ForFlagger form={form} />}
    </>
  );
}

function ForFlagger({ form }: { form: SendingForm }) {
  const { t } = useLingui();
  const [isFlagger, setFlagger] = useState(false);
  return (
    <>
      <Checkbox
        name="trusted_flagger"
        checked={isFlagger}
        onChange={(event) => setFlagger(event.currentTarget.checked)}
      >
        <Trans>I'm writing for a trusted flagger</Trans>
      </Checkbox>
      {isFlagger && (
        <TextField
          name="flagger_name"
          label={t`Name of the trusted flagger`}
          maxLength={TAKEDOWN_LIMITS.name}
          error={errorOf(form.errors, 'flagger_name')}
        />
      )}
    </>
  );
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

function useTakedown(law: LawConfiguration, onDone: (receipt: string) => void) {
  const { t } = useLingui();
  return useSendingForm({
    required: {
      content_urls: t`Say what it's about.`,
      statement: t`Say why it should be removed.`,
      is_true: t`Confirm that your statements are true.`,
    },
    sentences: {
      'invalid-content_urls': t`Enter up to ${TAKEDOWN_LIMITS.urls} addresses, one per line.`,
      'invalid-provisions': t`Enter up to ${TAKEDOWN_LIMITS.provisions} short provisions, one per line.`,
      'url-of-nothing': t`One of these addresses isn't a Pin, board or profile on this site.`,
      'too-many-provisions': t`A request under this law can cite only one provision.`,
      'seen-out-of-time': t`Choose a day from ${TAKEDOWNS_SINCE} until today.`,
      'flagger-unnamed': t`Name the trusted flagger you're writing for.`,
      'invalid-email': t`This isn't an email address.`,
      'login-required': t`Log in to make a request under this law.`,
    },
    send: async ({ content_urls = '', provisions = '', type, seen_on, statement = '', ...rest }) => {
      const { data } = await call(law.API, {
        ...{ law: law.LAW, statement, content_urls: linesOf(content_urls), provisions: linesOf(provisions) },
        ...{ name: rest.name, email: rest.email, flagger_name: rest.flagger_name },
        type: TAKEDOWN_TYPES.find((known) => known === type) ?? null,
        seen_on: seen_on || null,
        trusted_flagger: rest.trusted_flagger === 'on',
        is_true: rest.is_true === 'on',
      });
      onDone(data.receipt);
      return 'staying';
    },
  });
}
