import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { ComboBox } from '#design/combo-box/combo-box.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import type { SelectOption } from '#design/select/select.tsx';
import { ToggleChips } from '#design/toggle-chips/toggle-chips.tsx';
import type { SendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { AGE_BUCKETS, GENDERS } from '../campaign.ts';
import styles from './ad-fields.module.css';

export interface AudienceChoices {
  countries: SelectOption[];
  languages: SelectOption[];
  topics: SelectOption[];
  /** Of the ad account. */
  audiences?: SelectOption[];
}

export interface AudienceEntries {
  isForEveryone: boolean;
  locations: string[];
  locales: string[];
  interests: string[];
  /** Asked for only where there are any. */
  age_buckets?: string[];
  genders?: string[];
  audience_include?: string[];
  audience_exclude?: string[];
}

interface AudienceFieldsProps {
  entries: AudienceEntries;
  change: (changes: Partial<AudienceEntries>) => void;
  form: SendingForm;
  choices: AudienceChoices;
  /** Before the names of options. */
  prefix?: string;
}

export function AudienceFields({ choices, ...fields }: AudienceFieldsProps) {
  const { entries, change } = fields;
  return (
    <>
      <ChoiceGroup legend={<Trans>Who is it for?</Trans>}>
        <Radio
          name="audience"
          checked={entries.isForEveryone}
          onChange={() => change({ isForEveryone: true })}
        >
          <Trans>Everyone</Trans>
        </Radio>
        <Radio
          name="audience"
          checked={!entries.isForEveryone}
          onChange={() => change({ isForEveryone: false })}
        >
          <Trans>People I choose</Trans>
        </Radio>
      </ChoiceGroup>
      {!entries.isForEveryone && <Chosen choices={choices} {...fields} />}
    </>
  );
}

function Chosen({ choices, ...fields }: AudienceFieldsProps) {
  const { t } = useLingui();
  const genders: Record<(typeof GENDERS)[number], string> = { female: t`Female`, male: t`Male` };
  const ages = AGE_BUCKETS.map((value) => ({ value, label: value }));
  return (
    <>
      <Several {...fields} name="locations" label={t`Countries`} options={choices.countries} />
      <Several {...fields} name="locales" label={t`Languages`} options={choices.languages} />
      <Several {...fields} name="interests" label={t`Topics`} options={choices.topics} />
      {fields.entries.age_buckets && (
        <Several {...fields} name="age_buckets" label={t`Ages`} options={ages} />
      )}
      {fields.entries.genders && (
        <Several
          {...fields}
          name="genders"
          label={t`Genders`}
          options={GENDERS.map((value) => ({ value, label: genders[value] }))}
        />
      )}
      {fields.entries.audience_include && choices.audiences && (
        <Several
          {...fields}
          name="audience_include"
          label={t`Only these audiences`}
          options={choices.audiences}
        />
      )}
      {fields.entries.audience_exclude && choices.audiences && (
        <Several
          {...fields}
          name="audience_exclude"
          label={t`Not these audiences`}
          options={choices.audiences}
        />
      )}
    </>
  );
}

type SeveralProps = Omit<AudienceFieldsProps, 'choices'> & {
  name: Exclude<keyof AudienceEntries, 'isForEveryone'>;
  label: string;
  options: SelectOption[];
};

/** Without a choice, any will do. */
function Several({ entries, change, form, name, label, options, prefix = '' }: SeveralProps) {
  const { t } = useLingui();
  const chosen = entries[name] ?? [];
  const error = errorOf(form.errors, `${prefix}${name}`);
  const add = (id: string | null) => {
    if (id && !chosen.includes(id)) change({ [name]: [...chosen, id] });
  };
  const chips = chosen.map((id) => ({
    id,
    label: options.find(({ value }) => value === id)?.label ?? id,
    isOn: true,
  }));
  return (
    <div className={styles.several}>
      <ComboBox
        // A new one is empty and closed again.
        key={chosen.length}
        label={label}
        placeholder={t`Any`}
        options={options.map(({ value, label }) => ({ id: value, label }))}
        value={null}
        onChange={add}
      />
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {chips.length > 0 && (
        <ToggleChips
          label={label}
          chips={chips}
          onToggle={(id) => change({ [name]: chosen.filter((one) => one !== id) })}
        />
      )}
    </div>
  );
}
