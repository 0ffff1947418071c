import { useLingui } from '@lingui/react/macro';
import { ToggleChips } from '#design/toggle-chips/toggle-chips.tsx';
import { type BoardFilter, chosenAfter } from './board-filter.ts';

type BoardFiltersProps = {
  offered: readonly BoardFilter[];
  filter: BoardFilter | null;
  onChoose: (filter: BoardFilter | null) => void;
};

export function BoardFilters({ offered, filter, onChoose }: BoardFiltersProps) {
  const { t } = useLingui();
  const labels: Record<BoardFilter, string> = { group: t`Group`, secret: t`Secret`, archived: t`Archived` };
  const chips = offered.map((id) => ({ id, label: labels[id], isOn: id === filter }));
  return (
    <ToggleChips
      label={t`Show only`}
      chips={chips}
      onToggle={(pressed) => onChoose(chosenAfter(filter, pressed))}
    />
  );
}
