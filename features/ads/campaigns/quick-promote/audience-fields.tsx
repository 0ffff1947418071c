import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { ComboBox } from '#design/combo-box/combo-box.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import type { SelectOption } from '#design/select/select.tsx';
import { ToggleChips } from '#design/toggle-chips/toggle-chips.tsx';
import styles from './quick-promote.module.css';
import type { Fields } from './quick-promote-form.tsx';

export interface AudienceChoices {
  countries: SelectOption[];
  languages: SelectOption[];
  topics: SelectOption[];
}

export function AudienceFields({ choices, ...fields }: Fields & { choices: AudienceChoices }) {
  const { t } = useLingui();
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
      {!entries.isForEveryone && (
        <>
          <Several {...fields} name="locations" label={t`Countries`} options={choices.countries} />
          <Several {...fields} name="locales" label={t`Languages`} options={choices.languages} />
          <Several {...fields} name="interests" label={t`Topics`} options={choices.topics} />
        </>
      )}
    </>
  );
}

type SeveralProps = Fields & {
  name: 'locations' | 'locales' | 'interests';
  label: string;
  options: SelectOption[];
};

/** Without a choice, any will do. */
function Several({ entries, change, form, name, label, options }: SeveralProps) {
  const { t } = useLingui();
  const chosen = entries[name];
  const error = errorOf(form.errors, name);
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
