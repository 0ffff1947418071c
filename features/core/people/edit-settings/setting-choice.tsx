import { Radio } from '#design/checkbox/checkbox.tsx';
import { TitledGroup } from '#design/checkbox/titled-group.tsx';
import { type UpdateWith, useStoredSetting } from './use-stored-setting.ts';

type SettingChoiceProps<Value extends string | number> = {
  name: string;
  legend: string;
  stored: Value;
  choices: readonly { value: Value; label: string; hint?: string }[];
  updateWith: UpdateWith<Value>;
};

export function SettingChoice<Value extends string | number>(props: SettingChoiceProps<Value>) {
  const { name, legend, stored, choices, updateWith } = props;
  const [chosen, choose] = useStoredSetting(stored, updateWith);
  return (
    <TitledGroup title={legend}>
      {choices.map(({ value, label, hint }) => (
        <Radio key={value} name={name} hint={hint} checked={chosen === value} onChange={() => choose(value)}>
          {label}
        </Radio>
      ))}
    </TitledGroup>
  );
}
