import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select, type SelectOption } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

interface DetailsFormProps {
  account: { id: string; name: string; country: string };
  details: DataOf<'AdBillingDetailsResource.get'>;
  countries: SelectOption[];
}

function useDetailsForm(accountId: string) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return useSendingForm({
    required: {
      name: t`Enter a name.`,
      street: t`Enter a street.`,
      postal_code: t`Enter a postal code.`,
      city: t`Enter a city.`,
      country: t`Choose a country.`,
    },
    sentences: { 'invalid-tax_number': t`This isn't a tax number of the chosen country.` },
    send: async ({ name = '', street = '', postal_code = '', city = '', country = '', tax_number = '' }) => {
      const entered = { name, street, postal_code, city, country, tax_number };
      await call('AdBillingDetailsResource.update', { ad_account_id: accountId, ...entered });
      toast.show({ kind: 'success', text: t`Billing address saved` });
      await revalidate();
      return 'staying';
    },
  });
}

type TextName = 'name' | 'street' | 'postal_code' | 'city' | 'tax_number';

/** Whom invoices are made out to. */
export function DetailsForm({ account, details, countries }: DetailsFormProps) {
  const { t } = useLingui();
  const form = useDetailsForm(account.id);
  const of = (name: TextName, given: string | null | undefined) => ({
    ...{ name, defaultValue: given ?? '', error: errorOf(form.errors, name) },
  });
  return (
    <EntryForm form={form} submit={<Trans>Save</Trans>} isPart>
      <TextField
        label={t`Name of the business`}
        autoComplete="organization"
        {...of('name', details?.name ?? account.name)}
      />
      <TextField
        label={t`Street and number`}
        autoComplete="street-address"
        {...of('street', details?.street)}
      />
      <TextField
        label={t`Postal code`}
        autoComplete="postal-code"
        {...of('postal_code', details?.postal_code)}
      />
      <TextField label={t`City`} autoComplete="address-level2" {...of('city', details?.city)} />
      <Select
        label={t`Country`}
        name="country"
        autoComplete="country"
        options={countries}
        defaultValue={details?.country ?? account.country}
        error={errorOf(form.errors, 'country')}
      />
      <TextField label={t`Tax number`} isOptional {...of('tax_number', details?.tax_number)} />
    </EntryForm>
  );
}
