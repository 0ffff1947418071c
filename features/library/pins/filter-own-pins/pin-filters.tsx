import { useLingui } from '@lingui/react/macro';
import { ToggleChips } from '#design/toggle-chips/toggle-chips.tsx';
import { isSwitchedOn, PIN_SWITCHES, type PinFilter, type PinSwitch, toggled } from './own-pin-filter.ts';

type PinFiltersProps = { filter: PinFilter; onChoose: (filter: PinFilter) => void };

export function PinFilters({ filter, onChoose }: PinFiltersProps) {
  const { t } = useLingui();
  const labels: Record<PinSwitch, string> = { favorited: t`Favorites`, 'created-by-me': t`Created by you` };
  const chips = PIN_SWITCHES.map((id) => ({ id, label: labels[id], isOn: isSwitchedOn(filter, id) }));
  return (
    <ToggleChips
      label={t`Show only`}
      chips={chips}
      onToggle={(pressed) => onChoose(toggled(filter, pressed))}
    />
  );
}
