import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { AUDIENCE_LIMITS, AUDIENCE_TYPES, type AudienceType } from '../audience.ts';
import { hashesIn, sendCustomers } from './customers.ts';
import { useAudienceTexts } from './use-audience-texts.ts';

type Named = { id: string; name: string };

type NewAudienceProps = {
  account: { id: string };
  tags: readonly Named[];
  own: readonly (Named & { audience_type: AudienceType })[];
};

export function NewAudience({ account, ...choices }: NewAudienceProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [type, setType] = useState<AudienceType>('CUSTOMER_LIST');
  const [made, setMade] = useState(0);
  const { types } = useAudienceTexts();
  const form = useNewAudience(account.id, type, async () => {
    setMade(made + 1);
    await revalidate();
  });
  return (
    <section aria-labelledby="new-audience">
      <h2 id="new-audience">
        <Trans>New audience</Trans>
      </h2>
      <EntryForm key={made} form={form} submit={<Trans>Create</Trans>} isPart>
        <TextField
          name="name"
          label={t`Name`}
          maxLength={AUDIENCE_LIMITS.name}
          autoComplete="off"
          error={errorOf(form.errors, 'name')}
        />
        <Select
          name="audience_type"
          label={t`Who is in it?`}
          value={type}
          onChange={({ target }) => setType(AUDIENCE_TYPES.find((one) => one === target.value) ?? type)}
          options={AUDIENCE_TYPES.map((value) => ({ value, label: types[value] }))}
        />
        <RuleFields {...{ type, form, ...choices }} />
      </EntryForm>
    </section>
  );
}

type RuleFieldsProps = Omit<NewAudienceProps, 'account'> & { type: AudienceType; form: SendingForm };

function RuleFields({ type, form, tags, own }: RuleFieldsProps) {
  const { t } = useLingui();
  const optionsOf = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  if (type === 'CUSTOMER_LIST') return <CustomersField />;
  if (type === 'ACTALIKE')
    return (
      <>
        <Select
          name="seed_audience_id"
          label={t`Like the people in`}
          placeholder={t`Choose an audience`}
          options={optionsOf(own.filter((one) => one.audience_type !== 'ACTALIKE'))}
          error={errorOf(form.errors, 'seed_audience_id')}
        />
        <TextField
          name="percentage"
          label={t`How many of all people, in percent`}
          inputMode="numeric"
          defaultValue="1"
          error={errorOf(form.errors, 'percentage')}
        />
      </>
    );
  return (
    <>
      {type === 'VISITOR' && (
        <>
          <Select name="tag_id" label={t`Tag`} placeholder={t`Any`} options={optionsOf(tags)} />
          <TextField
            name="event_name"
            label={t`Event, such as checkout`}
            isOptional
            error={errorOf(form.errors, 'event_name')}
          />
        </>
      )}
      <TextField
        name="retention_days"
        label={t`For how many days`}
        inputMode="numeric"
        defaultValue="30"
        error={errorOf(form.errors, 'retention_days')}
      />
    </>
  );
}

export function CustomersField() {
  const { t } = useLingui();
  return (
    <TextArea
      name="customers"
      label={t`Email addresses`}
      rows={5}
      hint={t`Your browser hashes them. The addresses are neither sent nor stored.`}
    />
  );
}

function useNewAudience(adAccountId: string, type: AudienceType, onMade: () => Promise<void>) {
  const { t } = useLingui();
  return useSendingForm({
    required: { name: t`Enter a name.` },
    sentences: {
      'invalid-name': t`You can create up to 100 audiences within 30 days.`,
      'invalid-event_name': t`Use small letters, digits and _.`,
      'invalid-retention_days': t`Enter a number of days from 1 to 540.`,
      'invalid-seed_audience_id': t`Choose an audience.`,
      'invalid-percentage': t`Enter a number from 1 to 10.`,
    },
    send: async (fields) => {
      const { data } = await call('AudienceResource.create', {
        ...{ ad_account_id: adAccountId, name: fields.name ?? '', audience_type: type },
        ...(fields.tag_id && { tag_id: fields.tag_id }),
        ...(fields.event_name && { event_name: fields.event_name }),
        ...(fields.retention_days && { retention_days: Number(fields.retention_days) }),
        ...(fields.seed_audience_id && { seed_audience_id: fields.seed_audience_id }),
        ...(fields.percentage && { percentage: Number(fields.percentage) }),
      });
      if (type === 'CUSTOMER_LIST')
        await sendCustomers(data.id, 'add', await hashesIn(fields.customers ?? ''));
      await onMade();
      return 'staying';
    },
  });
}
