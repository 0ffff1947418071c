import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { MenuButton } from '#design/menu/menu-button.tsx';
import { TopicChips } from '#features/discovery/topics/parts/topic-chips.tsx';
import { COLOR_NAMES } from '#features/library/pins/color-name.ts';
import { ColorSwatch, useColorTexts } from '#features/library/pins/parts/color-swatch.tsx';
import { filteredPath } from '../filtered-path.ts';
import { PERIODS, type Period, type Sought } from '../search-filters.ts';
import styles from './filter-bar.module.css';

export type FilterBarProps = {
  sought: Sought;
  /** The name of the board or person that is searched. */
  place: string | null;
};

/** Above what is found; each choice is an address. */
export function FilterBar({ sought, place }: FilterBarProps) {
  const { t } = useLingui();
  const colors = useColorTexts();
  const periods = usePeriodTexts();
  const path = pathWith(sought);
  const isFiltered = sought.color !== null || sought.date !== null;
  return (
    <div className={styles.bar}>
      {place && <Removable label={t`Searched here`} filters={[placeFilter(sought, t`In ${place}`)]} />}
      <Choice
        label={t`Color`}
        chosen={sought.color}
        any={t`Any color`}
        texts={colors}
        values={COLOR_NAMES}
        pathOf={(color) => path({ color })}
        icon={(color) => <ColorSwatch color={color} />}
      />
      <Choice
        label={t`Date`}
        chosen={sought.date}
        any={t`Any time`}
        texts={periods}
        values={PERIODS}
        pathOf={(date) => path({ date })}
      />
      {isFiltered && (
        <LinkButton to={path({ color: null, date: null })} variant="ghost" size="small">
          <Trans>Clear filters</Trans>
        </LinkButton>
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  chosen: Value | null;
  any: string;
  texts: Record<Value, string>;
  values: readonly Value[];
  pathOf: (value: Value | null) => string;
  icon?: (value: Value) => ReactNode;
};

function Choice<Value extends string>(choice: ChoiceProps<Value>) {
  const { label, chosen, any, texts, values, pathOf, icon } = choice;
  const navigate = useNavigate();
  const entry = (value: Value | null) => ({
    id: value ?? 'any',
    label: value ? texts[value] : any,
    icon: value && icon?.(value),
    isChecked: value === chosen,
    onSelect: () => void navigate(pathOf(value)),
  });
  const entries = [entry(null), ...values.map(entry)];
  return (
    <MenuButton
      label={label}
      size="small"
      placement="bottom start"
      groups={[{ id: 'values', selection: 'single', entries }]}
    >
      {chosen && icon?.(chosen)}
      {chosen ? `${label}: ${texts[chosen]}` : label}
    </MenuButton>
  );
}

type Filter = { id: string; name: string; path: string };

/** What narrows a search that found nothing; pressing one removes it. */
export function FiltersToRemove({ sought, place }: FilterBarProps) {
  const { t } = useLingui();
  const colors = useColorTexts();
  const periods = usePeriodTexts();
  const path = pathWith(sought);
  const { color, date } = sought;
  const filters = [
    ...(color ? [{ id: 'color', name: colors[color], path: path({ color: null }) }] : []),
    ...(date ? [{ id: 'date', name: periods[date], path: path({ date: null }) }] : []),
    ...(place ? [placeFilter(sought, t`In ${place}`)] : []),
  ];
  return <Removable label={t`Filters to remove`} filters={filters} />;
}

function Removable({ label, filters }: { label: string; filters: readonly Filter[] }) {
  return <TopicChips label={label} topics={filters.map((filter) => ({ ...filter, isChosen: true }))} />;
}

function placeFilter(sought: Sought, name: string): Filter {
  return { id: 'place', name, path: pathWith(sought)({ board: null, person: null }) };
}

function pathWith(sought: Sought) {
  const type = sought.scope === 'my_pins' ? ('own_pins' as const) : ('default' as const);
  return (changed: Partial<Sought>) => filteredPath({ type, ...sought, ...changed });
}

function usePeriodTexts(): Record<Period, string> {
  const { t } = useLingui();
  return { day: t`Past 24 hours`, week: t`Past week`, month: t`Past month`, year: t`Past year` };
}
