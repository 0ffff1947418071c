import type { ReactNode } from 'react';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';

type LabelChoiceProps<Label extends string> = {
  name: string;
  legend: ReactNode;
  texts: Record<Label, string>;
  labels: readonly Label[];
  chosen: readonly Label[];
  onChange: (chosen: Label[]) => void;
  error?: string | undefined;
};

/** Several of them, or `none` alone. */
export function LabelChoice<Label extends string>(props: LabelChoiceProps<Label>) {
  const { name, legend, texts, labels, chosen, onChange, error } = props;
  const isNone = (label: Label) => label === 'none';
  const toggled = (label: Label) =>
    chosen.includes(label)
      ? chosen.filter((one) => one !== label)
      : labels.filter((one) => one === label || (chosen.includes(one) && isNone(one) === isNone(label)));
  return (
    <ChoiceGroup legend={legend} error={error}>
      {labels.map((label) => (
        <Checkbox
          key={label}
          name={name}
          value={label}
          checked={chosen.includes(label)}
          onChange={() => onChange(toggled(label))}
        >
          {texts[label]}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}
