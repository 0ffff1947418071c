import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { microOf } from '#features/ads/ad-accounts/money.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { AD_LIMITS, type AdStatus } from '../campaign.ts';
import styles from '../parts/ad-fields.module.css';
import { CostEstimate, type RecentFigures } from '../parts/cost-estimate.tsx';
import { ObjectiveChoice } from '../parts/objective-choice.tsx';
import { PinChoice, type PromotablePin, PromotedPreview } from '../parts/pin-choice.tsx';
import { useAdTexts } from '../parts/use-ad-texts.ts';
import { useAmountTexts } from '../parts/use-amount-texts.ts';
import { AUTOMATED_OBJECTIVES } from './automated.ts';

/** What the page holds, as typed. */
export interface AutomatedEntries {
  objective: (typeof AUTOMATED_OBJECTIVES)[number];
  name: string;
  /** Of what is there already. */
  status?: AdStatus;
  budget: string;
  end: string;
  pinIds: string[];
}

/** The options of the calls, without what they are about. */
export type SentAutomated = ReturnType<typeof sentOf>;

const sentOf = ({ name, budget, end, pinIds }: AutomatedEntries) => ({
  ...{ name, budget_in_micro_currency: microOf(budget) ?? 0, end_date: end || null, pin_ids: pinIds },
});

interface AutomatedFormProps {
  entries: AutomatedEntries;
  onChange: (entries: AutomatedEntries) => void;
  account: { currency: string; balance_in_micro_currency: number };
  pins: readonly PromotablePin[];
  business: string;
  recent: RecentFigures | null;
  today: string;
  submit: string;
  send: (sent: SentAutomated) => Promise<'staying' | 'leaving'>;
}

/** All of a campaign on one page: the rest is chosen by the site. */
export function AutomatedForm(props: AutomatedFormProps) {
  const { entries, onChange, account, pins, business } = props;
  const form = useAutomated(props);
  const change = (changes: Partial<AutomatedEntries>) => onChange({ ...entries, ...changes });
  const chosen = entries.pinIds;
  const pin = pins.find(({ id }) => id === chosen[0]) ?? null;
  return (
    <div className={styles.columns}>
      <EntryForm form={form} submit={props.submit} isPart>
        <FirstFields {...{ entries, change, form }} />
        <PinChoice
          {...{ pins, chosen, isSeveral: true, name: 'pin_ids', error: errorOf(form.errors, 'pin_ids') }}
          onChoose={({ id }, is) =>
            change({ pinIds: [...chosen.filter((one) => one !== id), ...(is ? [id] : [])] })
          }
        />
        <MoneyFields {...{ entries, change, form, currency: account.currency }} />
      </EntryForm>
      <aside className={styles.preview}>
        <CostEstimate {...props} limits={limitsOf(entries)} />
        <PromotedPreview pin={pin} business={business} />
      </aside>
    </div>
  );
}

const limitsOf = ({ budget, end }: AutomatedEntries) => ({
  campaign: { capType: 'NONE' as const, cap: '', end: '' },
  group: { budgetType: 'DAILY' as const, budget, start: '', end },
});

interface FieldsProps {
  entries: AutomatedEntries;
  change: (changes: Partial<AutomatedEntries>) => void;
  form: SendingForm;
}

function FirstFields({ entries, change, form }: FieldsProps) {
  const { t } = useLingui();
  const { status } = entries;
  return (
    <>
      {!status && (
        <ObjectiveChoice
          name="objective_type"
          offered={AUTOMATED_OBJECTIVES}
          chosen={entries.objective}
          onChoose={(objective) => change({ objective })}
        />
      )}
      <TextField
        name="name"
        label={t`Name`}
        hint={t`Only you see it.`}
        maxLength={AD_LIMITS.name}
        value={entries.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errorOf(form.errors, 'name')}
      />
      {status && <StatusField {...{ status, change }} />}
    </>
  );
}

function StatusField({ status, change }: Pick<FieldsProps, 'change'> & { status: AdStatus }) {
  const { t } = useLingui();
  const { statuses } = useAdTexts();
  return (
    <Select
      label={t`Status`}
      value={status}
      options={(['ACTIVE', 'PAUSED'] as const).map((value) => ({ value, label: statuses[value] }))}
      onChange={({ target }) => change({ status: target.value as AdStatus })}
    />
  );
}

function MoneyFields({ entries, change, form, currency }: FieldsProps & { currency: string }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="budget_in_micro_currency"
        label={t`Budget for each day (${currency})`}
        inputMode="decimal"
        value={entries.budget}
        onChange={({ target }) => change({ budget: target.value })}
        error={errorOf(form.errors, 'budget_in_micro_currency')}
      />
      <TextField
        type="date"
        name="end_date"
        label={t`Last day`}
        isOptional
        hint={t`Without one, it runs until you pause it.`}
        value={entries.end}
        onChange={({ target }) => change({ end: target.value })}
        error={errorOf(form.errors, 'end_date')}
      />
      <p className={styles.lead}>
        <Trans>We show it to people interested in what your Pins are about, and choose the bid.</Trans>
      </p>
    </>
  );
}

function useAutomated({ entries, send }: AutomatedFormProps) {
  const { t } = useLingui();
  return useSendingForm({
    required: {
      name: t`Enter a name.`,
      ...(entries.pinIds.length === 0 && { pin_ids: t`Choose at least one Pin.` }),
    },
    sentences: useAmountTexts(),
    // What is refused of a pin is said at the choice of pins.
    fieldOf: (option) =>
      option.startsWith('ads') ? 'pin_ids' : option.replace(/^(campaign|ad_group)\./, ''),
    send: () => send(sentOf(entries)),
  });
}
