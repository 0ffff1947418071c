import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterAsNew } from '../parts/enter-site.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import type { NamedCountry } from '../register/countries.ts';
import { PersonFields } from '../register/person-fields.tsx';
import { useRegisterTexts } from '../register/use-register.ts';
import type { StepAnswer } from './social-login.ts';

interface SocialRegisterFormProps {
  known: StepAnswer['known'];
  entrance: Entrance;
  countries: NamedCountry[];
}

export function SocialRegisterForm({ known, entrance, countries }: SocialRegisterFormProps) {
  const names = { first: known.first_name, last: known.last_name };
  const form = useSocialRegister(known, entrance);
  const error = (field: string) => errorOf(form.errors, field);
  return (
    <EntryForm form={form} submit={<Trans>Create account</Trans>}>
      <PersonFields
        countries={countries}
        error={error}
        known={{ names, email: known.email, isEmailConfirmed: known.is_email_confirmed }}
      />
    </EntryForm>
  );
}

function useSocialRegister(known: StepAnswer['known'], entrance: Entrance) {
  const { t } = useLingui();
  const { required, sentences } = useRegisterTexts();
  return useSendingForm({
    required: { ...required, email: t`Enter your email address.` },
    sentences: {
      ...sentences,
      'step-over': t`That took too long, or was started in another browser. Start again.`,
    },
    send: async ({ first_name = '', email = '', birthday = '', last_name, username, country }) => {
      await call('SocialRegisterResource.create', {
        ...{ first_name, last_name, birthday, country, username: username || undefined },
        ...(!known.is_email_confirmed && { email }),
      });
      return enterAsNew(entrance, username);
    },
  });
}
