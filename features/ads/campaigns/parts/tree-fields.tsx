import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import type { SendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { AD_LIMITS, type AdStatus, type BudgetType } from '../campaign.ts';
import { type AudienceChoices, AudienceFields } from './audience-fields.tsx';
import type { AdEntries, AdGroupEntries, CampaignEntries } from './tree-entries.ts';
import { useAdTexts } from './use-ad-texts.ts';

interface FieldsOf<Entries> {
  entries: Entries;
  change: (changes: Partial<Entries>) => void;
  form: SendingForm;
  /** Before the names of options, where a form has several of these. */
  prefix?: string;
  /** It can be paused only once it is there. */
  isNew?: boolean;
  hasBegun?: boolean;
}

type Money = { currency: string };

export function CampaignFields(fields: FieldsOf<CampaignEntries> & Money) {
  const { t } = useLingui();
  const { entries, change, form, prefix = '', currency } = fields;
  const option = entries.capType === 'LIFETIME' ? 'lifetime_spend_cap' : 'daily_spend_cap';
  return (
    <>
      <NameField {...fields} hint={t`Only you see it.`} />
      <StatusField {...fields} />
      <Select
        label={t`Limit of the campaign`}
        hint={t`What all its ad groups may spend together.`}
        value={entries.capType}
        options={[
          { value: 'NONE', label: t`No limit of its own` },
          { value: 'DAILY', label: t`For each day` },
          { value: 'LIFETIME', label: t`For all days together` },
        ]}
        onChange={({ target }) => change({ capType: target.value as CampaignEntries['capType'] })}
      />
      {entries.capType !== 'NONE' && (
        <TextField
          name={`${prefix}${option}`}
          label={t`Limit (${currency})`}
          inputMode="decimal"
          value={entries.cap}
          onChange={({ target }) => change({ cap: target.value })}
          error={errorOf(form.errors, `${prefix}${option}`)}
        />
      )}
      <DayFields {...fields} />
    </>
  );
}

type AdGroupFieldsProps = FieldsOf<AdGroupEntries> &
  Money & {
    choices: AudienceChoices;
    /** It may leave the budget to it. */
    hasCampaignLimit: boolean;
  };

export function AdGroupFields({ choices, hasCampaignLimit, ...fields }: AdGroupFieldsProps) {
  const { t } = useLingui();
  const { entries, change, form, prefix = '' } = fields;
  return (
    <>
      <NameField {...fields} hint={t`Only you see it.`} />
      <StatusField {...fields} />
      <BudgetFields {...fields} hasCampaignLimit={hasCampaignLimit} />
      <BidFields {...fields} />
      <DayFields {...fields} />
      <AudienceFields {...{ entries, change, form, prefix, choices }} />
      <Select
        label={t`Where it is shown`}
        value={entries.placement}
        options={[
          { value: 'ALL', label: t`Everywhere` },
          { value: 'BROWSE', label: t`On home and below Pins` },
          { value: 'SEARCH', label: t`In searches` },
        ]}
        onChange={({ target }) => change({ placement: target.value as AdGroupEntries['placement'] })}
      />
      <Select
        label={t`How fast it spends`}
        value={entries.pacing}
        options={[
          { value: 'STANDARD', label: t`Evenly over the day` },
          { value: 'ACCELERATED', label: t`As fast as possible` },
        ]}
        onChange={({ target }) => change({ pacing: target.value as AdGroupEntries['pacing'] })}
      />
    </>
  );
}

type BudgetFieldsProps = FieldsOf<AdGroupEntries> & Money & { hasCampaignLimit: boolean };

function BudgetFields({ entries, change, form, prefix = '', currency, hasCampaignLimit }: BudgetFieldsProps) {
  const { t } = useLingui();
  const texts: Record<BudgetType, string> = {
    DAILY: t`For each day`,
    LIFETIME: t`For all days together`,
    CBO_ADGROUP: t`Shared with the campaign`,
  };
  const shown = (['DAILY', 'LIFETIME', 'CBO_ADGROUP'] as const).filter(
    (type) => type !== 'CBO_ADGROUP' || hasCampaignLimit || entries.budgetType === type,
  );
  const name = `${prefix}budget_in_micro_currency`;
  return (
    <>
      <ChoiceGroup legend={<Trans>The budget is</Trans>}>
        {shown.map((type) => (
          <Radio
            key={type}
            name={`${prefix}budget_type`}
            checked={entries.budgetType === type}
            onChange={() => change({ budgetType: type })}
          >
            {texts[type]}
          </Radio>
        ))}
      </ChoiceGroup>
      {entries.budgetType !== 'CBO_ADGROUP' && (
        <TextField
          name={name}
          label={t`Budget (${currency})`}
          inputMode="decimal"
          value={entries.budget}
          onChange={({ target }) => change({ budget: target.value })}
          error={errorOf(form.errors, name)}
        />
      )}
    </>
  );
}

function BidFields({ entries, change, form, prefix = '', currency }: FieldsOf<AdGroupEntries> & Money) {
  const { t } = useLingui();
  const name = `${prefix}bid_in_micro_currency`;
  return (
    <>
      <Select
        label={t`Bid`}
        value={entries.bidStrategy}
        options={[
          { value: 'AUTOMATIC_BID', label: t`We choose it` },
          { value: 'MAX_BID', label: t`At most what I enter` },
          { value: 'TARGET_AVG', label: t`About what I enter` },
        ]}
        onChange={({ target }) => change({ bidStrategy: target.value as AdGroupEntries['bidStrategy'] })}
      />
      {entries.bidStrategy !== 'AUTOMATIC_BID' && (
        <TextField
          name={name}
          label={t`Bid (${currency})`}
          hint={t`What a click costs, or 1,000 impressions where those are paid for.`}
          inputMode="decimal"
          value={entries.bid}
          onChange={({ target }) => change({ bid: target.value })}
          error={errorOf(form.errors, name)}
        />
      )}
    </>
  );
}

type Days = { start: string; end: string };

function DayFields<Entries extends Days>({
  entries,
  change,
  form,
  prefix = '',
  hasBegun,
}: FieldsOf<Entries>) {
  const { t } = useLingui();
  const [start, end] = [`${prefix}start_date`, `${prefix}end_date`];
  return (
    <>
      <TextField
        type="date"
        name={start}
        label={t`First day`}
        isOptional
        readOnly={hasBegun}
        hint={
          hasBegun ? t`It has begun, so its first day stays.` : t`Without one, it begins once it is approved.`
        }
        value={entries.start}
        onChange={({ target }) => change({ start: target.value } as Partial<Entries>)}
        error={errorOf(form.errors, start)}
      />
      <TextField
        type="date"
        name={end}
        label={t`Last day`}
        isOptional
        hint={t`Without one, it runs until you pause it.`}
        value={entries.end}
        onChange={({ target }) => change({ end: target.value } as Partial<Entries>)}
        error={errorOf(form.errors, end)}
      />
    </>
  );
}

type AdFieldsProps = FieldsOf<AdEntries> & {
  /** Of the pin, which is used where nothing else is entered. */
  pinLink: string | null;
  /** These have links of their own. */
  showsProducts?: boolean;
};

/** Which pin it shows is asked for elsewhere. */
export function AdFields({ pinLink, showsProducts = false, ...fields }: AdFieldsProps) {
  const { t } = useLingui();
  const { entries, change, form, prefix = '', isNew } = fields;
  const again = isNew ? undefined : t`With another link, the ad is reviewed again.`;
  return (
    <>
      <NameField {...fields} hint={t`Only you see it.`} />
      <StatusField {...fields} />
      {!showsProducts && (
        <TextField
          name={`${prefix}destination_url`}
          label={t`Link`}
          type="url"
          hint={isNew && pinLink ? t`Without one, a click leads to ${pinLink}` : again}
          value={entries.link}
          onChange={({ target }) => change({ link: target.value })}
          error={errorOf(form.errors, `${prefix}destination_url`)}
        />
      )}
    </>
  );
}

type Named = { name: string };

function NameField<Entries extends Named>({
  entries,
  change,
  form,
  prefix = '',
  hint,
}: FieldsOf<Entries> & { hint: string }) {
  const { t } = useLingui();
  return (
    <TextField
      name={`${prefix}name`}
      label={t`Name`}
      hint={hint}
      maxLength={AD_LIMITS.name}
      value={entries.name}
      onChange={({ target }) => change({ name: target.value } as Partial<Entries>)}
      error={errorOf(form.errors, `${prefix}name`)}
    />
  );
}

function StatusField<Entries extends { status: AdStatus }>({ entries, change, isNew }: FieldsOf<Entries>) {
  const { t } = useLingui();
  const { statuses } = useAdTexts();
  if (isNew || entries.status === 'ARCHIVED') return null;
  return (
    <Select
      label={t`Status`}
      value={entries.status}
      options={(['ACTIVE', 'PAUSED'] as const).map((value) => ({ value, label: statuses[value] }))}
      onChange={({ target }) => change({ status: target.value as AdStatus } as Partial<Entries>)}
    />
  );
}
