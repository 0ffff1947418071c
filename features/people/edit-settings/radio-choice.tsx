import { Radio } from '#design/checkbox/checkbox.tsx';
import { TitledGroup } from '#design/checkbox/titled-group.tsx';

type RadioChoiceProps<Value extends string | number> = {
  /** Of the group, for the browser. */
  name: string;
  legend: string;
  chosen: Value;
  choices: readonly { value: Value; label: string; hint?: string }[];
  onChoose: (value: Value) => unknown;
};

/** A setting that is one of a few. */
export function RadioChoice<Value extends string | number>(props: RadioChoiceProps<Value>) {
  const { name, legend, chosen, choices, onChoose } = props;
  return (
    <TitledGroup title={legend}>
      {choices.map(({ value, label, hint }) => (
        <Radio
          key={value}
          name={name}
          hint={hint}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        >
          {label}
        </Radio>
      ))}
    </TitledGroup>
  );
}
