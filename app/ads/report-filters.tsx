import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { useColumnTexts } from '#features/ads/ad-reports/parts/report-columns.ts';
import { useComparisonTexts, useObjectiveTexts } from '#features/ads/ad-reports/parts/use-report-texts.ts';
import {
  AD_FILTERS,
  type AdFilter,
  COMPARISONS,
  REPORT_COLUMNS,
  REPORT_DAYS,
  type ReportColumn,
  type ReportLevel,
  STATUS_FILTERS,
} from '#features/ads/ad-reports/report.ts';
import {
  OBJECTIVES,
  objectivePath,
  type ReportPreferences,
  type ReportQuery,
  reportPath,
} from '#features/ads/ad-reports/report-query.ts';
import styles from './ads-page.module.css';

type ReportFiltersProps = {
  level: ReportLevel;
  query: ReportQuery;
  preferences: ReportPreferences;
  columns: readonly ReportColumn[];
  /** The days that are shown. */
  range: { start_date: string; end_date: string };
};

const IDS = ['campaignIds', 'adGroupIds', 'pinPromotionIds', 'productGroupIds'] as const;

/** A form that leads to the address of what it asks for; it works without scripts, too. */
export function ReportFilters({ level, query, preferences, columns, range }: ReportFiltersProps) {
  const { t } = useLingui();
  const isFiltered = reportPath(level, query) !== reportPath(level, chosen(query));
  return (
    <section className={styles.filters} aria-label={t`Filters`}>
      <Ranges {...{ level, query, preferences }} />
      <Form method="get" action={reportPath(level, {})} className={styles.form}>
        {IDS.map(
          (name) =>
            query[name].length > 0 && (
              <input key={name} type="hidden" name={name} value={String(query[name])} />
            ),
        )}
        <TextField label={t`Name contains`} name="name" defaultValue={query.name} maxLength={255} />
        <ObjectiveChoice query={query} />
        <StatusChoices query={query} />
        <TextField type="date" name="from" label={t`From`} defaultValue={range.start_date} required />
        <TextField type="date" name="to" label={t`To`} defaultValue={range.end_date} required />
        <ComparisonChoice query={query} />
        <ColumnChoice columns={columns} />
        <input type="hidden" name="sort" value={query.sort} />
        {query.order && <input type="hidden" name="order" value={query.order} />}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" size="small">
            <Trans>Show</Trans>
          </Button>
          {isFiltered && (
            <Link to={reportPath(level, chosen(query))}>
              <Trans>Clear filters</Trans>
            </Link>
          )}
        </div>
      </Form>
      <ChosenIds query={query} />
      <Objectives />
    </section>
  );
}

/** What stays when filters are cleared. */
const chosen = ({ days, from, to, compare, sort, order, columns }: ReportQuery) => ({
  ...{ days, from, to, compare, sort, order, columns },
});

function StatusChoices({ query }: { query: ReportQuery }) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const among = (values: readonly AdFilter[]) => values.map((value) => ({ value, label: texts[value] }));
  return (
    <>
      <Select
        label={t`Campaigns`}
        name="campaignFilter"
        defaultValue={query.campaignFilter}
        options={among(STATUS_FILTERS)}
      />
      <Select
        label={t`Ad groups`}
        name="adGroupFilter"
        defaultValue={query.adGroupFilter}
        options={among(STATUS_FILTERS)}
      />
      <Select label={t`Ads`} name="adFilter" defaultValue={query.adFilter} options={among(AD_FILTERS)} />
    </>
  );
}

function useFilterTexts(): Record<AdFilter, string> {
  const { t } = useLingui();
  return {
    all: t`All`,
    active: t`Active`,
    paused: t`Paused`,
    archived: t`Archived`,
    pending: t`Waits for a review`,
    approved: t`Approved`,
    rejected: t`Not approved`,
  };
}

function ObjectiveChoice({ query: { objectiveTypes } }: { query: ReportQuery }) {
  const { t } = useLingui();
  const texts = useObjectiveTexts();
  const all = objectiveTypes.length > 1 ? [{ value: String(objectiveTypes), label: t`Several` }] : [];
  const options = [...all, ...OBJECTIVES.map((value) => ({ value, label: texts[value] }))];
  return (
    <Select
      label={t`Objective`}
      name="objectiveTypes"
      defaultValue={String(objectiveTypes)}
      placeholder={t`All`}
      options={options}
    />
  );
}

function Ranges({ level, query, preferences }: Pick<ReportFiltersProps, 'level' | 'query' | 'preferences'>) {
  const { t } = useLingui();
  const chosen = query.days ?? (query.from ? null : preferences.days);
  return (
    <nav aria-label={t`Range`} className={styles.actions}>
      {REPORT_DAYS.map((days) => (
        <LinkButton
          key={days}
          to={reportPath(level, { ...query, days, from: null, to: null, message: null })}
          size="small"
          variant={chosen === days ? 'primary' : 'secondary'}
          aria-current={chosen === days ? 'true' : undefined}
          preventScrollReset
        >
          <Plural value={days} one="# day" other="# days" />
        </LinkButton>
      ))}
    </nav>
  );
}

function ComparisonChoice({ query }: { query: ReportQuery }) {
  const { t } = useLingui();
  const labels = useComparisonTexts();
  const options = COMPARISONS.map((value) => ({ value, label: labels[value] }));
  return (
    <Select
      label={t`Compared with`}
      name="compare"
      defaultValue={query.compare ?? ''}
      placeholder={t`As usual`}
      options={options}
    />
  );
}

function ColumnChoice({ columns }: { columns: readonly ReportColumn[] }) {
  const { labels } = useColumnTexts({ currency: 'USD' });
  return (
    <details className={styles.columns}>
      <summary>
        <Trans>Columns</Trans>
      </summary>
      <div className={styles.form}>
        {REPORT_COLUMNS.map((column) => (
          <Checkbox key={column} name="columns" value={column} defaultChecked={columns.includes(column)}>
            {labels[column]}
          </Checkbox>
        ))}
      </div>
    </details>
  );
}

function ChosenIds({ query }: { query: ReportQuery }) {
  const count = IDS.reduce((sum, name) => sum + query[name].length, 0);
  if (count === 0) return null;
  return (
    <p className={styles.lead}>
      <Plural
        value={count}
        one="Only what belongs to the # chosen row."
        other="Only what belongs to the # chosen rows."
      />
    </p>
  );
}

/** Each leads to the campaigns of one objective. */
function Objectives() {
  const texts = useObjectiveTexts();
  return (
    <details className={styles.shortcuts}>
      <summary>
        <Trans>Campaigns by objective</Trans>
      </summary>
      <ul>
        {OBJECTIVES.map((objective) => (
          <li key={objective}>
            <Link to={objectivePath(objective)}>{texts[objective]}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
