import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select, type SelectOption } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { CountrySelect } from '#features/core/identity/parts/country-select.tsx';
import { EntryForm, FieldPair } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { PERSON_LIMITS } from '../person.ts';
import type { ContactAnswer } from './edit-contact.ts';

type ErrorOf = (field: string) => string | undefined;
type ContactFormProps = { contact: ContactAnswer; countries: SelectOption[] };

export function ContactForm({ contact, countries }: ContactFormProps) {
  const form = useContactForm();
  const error = (field: string) => errorOf(form.errors, field);
  return (
    <EntryForm form={form} isPart submit={<Trans>Save contact options</Trans>}>
      <ReachFields contact={contact} countries={countries} error={error} />
      <Checkbox name="enable_profile_message" value="true" defaultChecked={contact.enable_profile_message}>
        <Trans>People can send messages to the business here</Trans>
      </Checkbox>
      <AddressFields place={contact.profile_place} countries={countries} error={error} />
      <Checkbox
        name="enable_profile_address"
        value="true"
        defaultChecked={contact.enable_profile_address}
        hint={<Trans>It appears next to your contact options, so add at least one.</Trans>}
      >
        <Trans>Show the address on the profile</Trans>
      </Checkbox>
    </EntryForm>
  );
}

function ReachFields({ contact, countries, error }: ContactFormProps & { error: ErrorOf }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="contact_email"
        label={t`Contact email`}
        isOptional
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={contact.contact_email ?? ''}
        error={error('contact_email')}
      />
      <FieldPair>
        <Select
          name="contact_phone_country"
          label={t`Country of the number`}
          placeholder={t`Choose`}
          options={countries}
          defaultValue={contact.contact_phone_country?.code ?? ''}
          error={error('contact_phone_country')}
        />
        <TextField
          name="contact_phone"
          label={t`Contact phone`}
          isOptional
          type="tel"
          autoComplete="tel"
          maxLength={PERSON_LIMITS.phone}
          defaultValue={contact.contact_phone ?? ''}
          error={error('contact_phone')}
        />
      </FieldPair>
    </>
  );
}

type AddressFieldsProps = {
  place: ContactAnswer['profile_place'];
  countries: SelectOption[];
  error: ErrorOf;
};

function AddressFields({ place, countries, error }: AddressFieldsProps) {
  const { t } = useLingui();
  const line = (name: keyof typeof place, label: string, autoComplete: string, maxLength?: number) => (
    <TextField
      {...{ name, label, autoComplete }}
      isOptional
      maxLength={maxLength ?? PERSON_LIMITS.placeLine}
      defaultValue={place[name] ?? ''}
      error={error(name)}
    />
  );
  return (
    <>
      {line('street', t`Street address`, 'address-line1')}
      {line('extra_street', t`Address line 2`, 'address-line2')}
      <FieldPair>
        {line('postal_code', t`Postal code`, 'postal-code', PERSON_LIMITS.postalCode)}
        {line('locality', t`City`, 'address-level2')}
      </FieldPair>
      <FieldPair>
        {line('region', t`Region`, 'address-level1')}
        <CountrySelect
          countries={countries}
          isOptional
          defaultValue={place.country ?? ''}
          error={error('country')}
        />
      </FieldPair>
    </>
  );
}

function useContactForm() {
  const { t } = useLingui();
  return useSendingForm({
    required: {},
    sentences: {
      'invalid-contact_email': t`Enter an email address like name@example.com.`,
      'phone-country-missing': t`Choose the country for this number.`,
      'phone-wrong': t`This isn't a phone number in that country.`,
      'address-missing': t`Enter the address to show.`,
    },
    send: async (fields) => {
      await call('BusinessContactResource.update', {
        ...fields,
        // Unticked boxes are missing from the fields.
        enable_profile_message: 'enable_profile_message' in fields,
        enable_profile_address: 'enable_profile_address' in fields,
      });
      toast.show({ kind: 'success', text: t`Contact options saved` });
      return 'staying';
    },
  });
}
