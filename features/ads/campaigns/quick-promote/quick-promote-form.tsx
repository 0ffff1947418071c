import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { useDraft } from '#design/field/use-draft.ts';
import { Select, type SelectOption } from '#design/select/select.tsx';
import { microOf, moneyText } from '#features/ads/ad-accounts/money.ts';
import type { AdAccountAnswer } from '#features/ads/ad-accounts/wire/ad-account.view.ts';
import { CountrySelect } from '#features/core/identity/parts/country-select.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import styles from '../parts/ad-fields.module.css';
import { type AudienceChoices, AudienceFields } from '../parts/audience-fields.tsx';
import { PinChoice, type PromotablePin, PromotedPreview } from '../parts/pin-choice.tsx';
import { entriesOf, type PromotionEntries } from './promotion-entries.ts';
import { highestCost } from './quick-promote.ts';

export interface QuickPromoteProps {
  pins: readonly PromotablePin[];
  /** Of the address; chosen rather than what was stored, until another is. */
  wantedPin: string | null;
  account: AdAccountAnswer | null;
  business: string;
  /** What a new account gets. */
  welcome: { micro: number; currency: string };
  choices: AudienceChoices;
  timeZones: SelectOption[];
  country: string;
  onDone: () => void;
}

export type Change = (changes: Partial<PromotionEntries>) => void;

export function QuickPromoteForm(props: QuickPromoteProps) {
  const { pins, wantedPin, account, business, choices, onDone } = props;
  const [stored, store] = useDraft('quick-promote');
  const [isAsked, setAsked] = useState(wantedPin !== null);
  const known = entriesOf(stored);
  const entries = { ...known, pinId: isAsked ? wantedPin : (known.pinId ?? wantedPin) };
  const change: Change = (changes) => {
    if (changes.pinId) setAsked(false);
    store(JSON.stringify({ ...entries, ...changes }));
  };
  const form = usePromotion(entries, account, () => {
    store('');
    onDone();
  });
  const fields = { entries, change, form };
  const pin = pins.find(({ id }) => id === entries.pinId) ?? null;
  return (
    <div className={styles.columns}>
      <EntryForm form={form} submit={<Trans>Promote</Trans>} isPart>
        <PinChoice
          pins={pins}
          chosen={entries.pinId ? [entries.pinId] : []}
          onChoose={({ id }) => change({ pinId: id })}
          error={errorOf(form.errors, 'pin_id')}
        />
        <BudgetFields {...fields} currency={account?.currency ?? props.welcome.currency} />
        <AudienceFields choices={choices} {...fields} />
        <LinkField {...fields} pin={pin} />
        {!account && <AccountFields {...fields} {...props} />}
        <Cost {...props} entries={entries} />
      </EntryForm>
      <PromotedPreview pin={pin} business={business} />
    </div>
  );
}

export interface Fields {
  entries: PromotionEntries;
  change: Change;
  form: SendingForm;
}

function BudgetFields({ entries, change, form, currency }: Fields & { currency: string }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="budget_in_micro_currency"
        label={t`Budget (${currency})`}
        inputMode="decimal"
        value={entries.budget}
        onChange={(event) => change({ budget: event.target.value })}
        error={errorOf(form.errors, 'budget_in_micro_currency')}
      />
      <ChoiceGroup legend={<Trans>The budget is</Trans>}>
        <Radio
          name="budget_type"
          checked={entries.budgetType === 'DAILY'}
          onChange={() => change({ budgetType: 'DAILY' })}
        >
          <Trans>For each day</Trans>
        </Radio>
        <Radio
          name="budget_type"
          checked={entries.budgetType === 'LIFETIME'}
          onChange={() => change({ budgetType: 'LIFETIME' })}
        >
          <Trans>For all days together</Trans>
        </Radio>
      </ChoiceGroup>
      <TextField
        name="days"
        label={t`Days`}
        inputMode="numeric"
        hint={t`They begin once the ad is approved.`}
        value={entries.days}
        onChange={(event) => change({ days: event.target.value })}
        error={errorOf(form.errors, 'days')}
      />
    </>
  );
}

function LinkField({ entries, change, form, pin }: Fields & { pin: PromotablePin | null }) {
  const { t } = useLingui();
  return (
    <TextField
      name="destination_url"
      label={t`Link`}
      isOptional
      type="url"
      hint={pin?.link ? t`Without one, a click leads to ${pin.link}` : t`Where a click on the ad leads.`}
      value={entries.link}
      onChange={(event) => change({ link: event.target.value })}
      error={errorOf(form.errors, 'destination_url')}
    />
  );
}

function AccountFields({
  entries,
  change,
  form,
  choices,
  timeZones,
  country,
}: Fields & Pick<QuickPromoteProps, 'choices' | 'timeZones' | 'country'>) {
  const { t } = useLingui();
  const [zone, setZone] = useState('');
  // Only the browser knows it.
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <>
      <p className={styles.lead}>
        <Trans>This is your first ad, so we'll also open an ad account for your business.</Trans>
      </p>
      <CountrySelect
        countries={choices.countries}
        value={entries.country || country}
        onChange={(event) => change({ country: event.target.value })}
        error={errorOf(form.errors, 'country')}
      />
      <Select
        name="time_zone"
        label={t`Time zone`}
        placeholder={t`Choose`}
        hint={t`Daily budgets begin anew at midnight there.`}
        options={timeZones}
        value={entries.timeZone || zone}
        onChange={(event) => change({ timeZone: event.target.value })}
        error={errorOf(form.errors, 'time_zone')}
      />
    </>
  );
}

type CostProps = Pick<QuickPromoteProps, 'account' | 'welcome'> & { entries: PromotionEntries };

function Cost({ account, welcome, entries }: CostProps) {
  const { i18n } = useLingui();
  const currency = account?.currency ?? welcome.currency;
  const balance = account?.balance_in_micro_currency ?? welcome.micro;
  const budget = microOf(entries.budget);
  const days = Number(entries.days);
  if (!budget || !Number.isInteger(days) || days < 1) return null;
  const most = highestCost({ budget, budgetType: entries.budgetType, days });
  const [cost, left] = [most, balance].map((micro) => moneyText(micro, currency, i18n.locale));
  return (
    <div className={styles.cost} role="status">
      <p>
        <strong>
          <Trans>
            At most {cost} in <Plural value={days} one="# day" other="# days" />
          </Trans>
        </strong>
      </p>
      <p>
        {account ? <Trans>Your balance: {left}</Trans> : <Trans>Your welcome credit: {left}</Trans>}
        {most > balance && (
          <>
            {' '}
            <Trans>The ad stops when it is used up.</Trans>
          </>
        )}
      </p>
    </div>
  );
}

function usePromotion(entries: PromotionEntries, account: AdAccountAnswer | null, onDone: () => void) {
  const { t } = useLingui();
  const budget = microOf(entries.budget);
  const days = Number(entries.days);
  return useSendingForm({
    required: {
      ...(!entries.pinId && { pin_id: t`Choose a Pin.` }),
      ...(!budget && { budget_in_micro_currency: t`Enter an amount, such as 5 or 2.50.` }),
      ...(!entries.days && { days: t`Enter a number of days.` }),
      ...(!account && { country: t`Choose a country.`, time_zone: t`Choose a time zone.` }),
    },
    sentences: {
      'invalid-budget_in_micro_currency': t`Enter an amount from 1 to 1,000,000.`,
      'invalid-days': t`Enter a number of days from 1 to 365.`,
      'invalid-destination_url': t`Enter a web address like https://example.com.`,
    },
    send: async ({ country = '', time_zone = '' }) => {
      const audience = entries.isForEveryone ? null : entries;
      await call('QuickPromotionResource.create', {
        pin_id: entries.pinId ?? '',
        budget_in_micro_currency: budget ?? 0,
        ...{ budget_type: entries.budgetType, days, destination_url: entries.link },
        ...{ locations: audience?.locations, locales: audience?.locales, interests: audience?.interests },
        ...(!account && { country, time_zone }),
      });
      onDone();
      return 'leaving';
    },
  });
}
