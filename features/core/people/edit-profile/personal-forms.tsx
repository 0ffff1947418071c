import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import type { SelectOption } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { CountrySelect } from '#features/core/identity/parts/country-select.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { PERSON_LIMITS } from '../person.ts';
import type { OwnProfile } from './edit-profile.ts';
import { LONGEST_GENDER, pronounsIn } from './typed-text.ts';

export function PersonalForm({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: {},
    send: async ({ gender = '' }) => {
      await call('UserSettingsResource.update', { gender });
      toast.show({ kind: 'success', text: t`Personal information saved` });
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} isPart submit={<Trans>Save</Trans>}>
      <TextField
        name="gender"
        label={t`Gender`}
        isOptional
        autoComplete="sex"
        maxLength={LONGEST_GENDER}
        defaultValue={profile.gender ?? ''}
        error={errorOf(form.errors, 'gender')}
      />
    </EntryForm>
  );
}

type CommunityFormProps = { profile: OwnProfile; countries: SelectOption[] };

export function CommunityForm({ profile, countries }: CommunityFormProps) {
  const { t } = useLingui();
  const form = useCommunityForm();
  const error = (field: string) => errorOf(form.errors, field);
  return (
    <EntryForm form={form} isPart submit={<Trans>Save</Trans>}>
      <TextField
        name="pronouns"
        label={t`Pronouns`}
        hint={t`Separate them with slashes. They appear next to your name.`}
        isOptional
        defaultValue={profile.pronouns.join('/')}
        error={error('pronouns')}
      />
      <CountrySelect
        countries={countries}
        isOptional
        defaultValue={profile.country ?? ''}
        error={error('country')}
      />
      <TextField
        name="location"
        label={t`Location`}
        isOptional
        autoComplete="address-level2"
        maxLength={PERSON_LIMITS.location}
        defaultValue={profile.location}
        error={error('location')}
      />
    </EntryForm>
  );
}

function useCommunityForm() {
  const { t } = useLingui();
  return useSendingForm({
    required: {},
    sentences: { 'invalid-pronouns': t`Enter up to four short pronouns, separated by slashes.` },
    send: async ({ pronouns = '', country = '', location = '' }) => {
      await call('UserSettingsResource.update', { pronouns: pronounsIn(pronouns), country, location });
      toast.show({ kind: 'success', text: t`Community information saved` });
      return 'staying';
    },
  });
}
