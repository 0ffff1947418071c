import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select, type SelectOption } from '#design/select/select.tsx';
import { CountrySelect } from '#features/core/identity/parts/country-select.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { WebsiteField } from '../parts/website-field.tsx';
import { PERSON_LIMITS } from '../person.ts';
import type { BusinessType } from './convert-business.ts';

export interface KnownBusiness {
  name: string;
  type: BusinessType | null;
  country: string | null;
  website: string | null;
}

type ConvertFormProps = {
  known: KnownBusiness;
  countries: SelectOption[];
  isBusiness: boolean;
  onConverted: () => void;
};

export function ConvertForm({ known, countries, isBusiness, onConverted }: ConvertFormProps) {
  const { t } = useLingui();
  const form = useConvertForm(onConverted);
  const error = (field: string) => errorOf(form.errors, field);
  return (
    <EntryForm form={form} submit={isBusiness ? <Trans>Save</Trans> : <Trans>Convert account</Trans>}>
      <TextField
        name="business_name"
        label={t`Business name`}
        hint={t`This becomes your profile name.`}
        autoComplete="organization"
        maxLength={PERSON_LIMITS.fullName}
        defaultValue={known.name}
        error={error('business_name')}
      />
      <Select
        name="account_type"
        label={t`Kind of business`}
        placeholder={t`Choose`}
        options={useTypes()}
        defaultValue={known.type ?? ''}
        error={error('account_type')}
      />
      <CountrySelect countries={countries} defaultValue={known.country ?? ''} error={error('country')} />
      <WebsiteField website={known.website} error={error('website_url')} />
    </EntryForm>
  );
}

function useConvertForm(onConverted: () => void) {
  const { t } = useLingui();
  return useSendingForm({
    required: {
      business_name: t`Enter the name of your business.`,
      account_type: t`Choose a kind of business.`,
      country: t`Choose a country.`,
    },
    sentences: { 'invalid-website_url': t`Enter a web address like https://example.com.` },
    send: async ({ business_name = '', account_type, country = '', website_url = '' }) => {
      await call('BusinessAccountResource.create', {
        business_name,
        account_type: account_type as BusinessType,
        country,
        website_url,
      });
      onConverted();
      return 'leaving';
    },
  });
}

function useTypes(): SelectOption[] {
  const { t } = useLingui();
  const types: Record<BusinessType, string> = {
    retailer: t`Shop`,
    local_business: t`Local business`,
    consumer_goods: t`Consumer goods`,
    publisher: t`Publisher or media`,
    creator: t`Creator or blogger`,
    service: t`Services`,
    institution: t`Institution or non-profit`,
    other: t`Something else`,
  };
  return Object.entries(types).map(([value, label]) => ({ value, label }));
}
