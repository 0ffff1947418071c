import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { INSIGHT_MEASURES, type InsightMeasure } from '../insight.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { FiguresTable } from '../parts/figures-table.tsx';
import { useColumnTexts } from '../parts/report-columns.ts';
import styles from './insight-groups.module.css';

export interface InsightGroup {
  key: string;
  label: string;
  /** Where it leads. */
  link?: ReactNode;
  counts: Readonly<Record<InsightMeasure, number | null>>;
}

interface InsightGroupsProps {
  title: string;
  /** What the first column has. */
  head: string;
  groups: readonly InsightGroup[];
  shown: InsightMeasure;
}

/** A chart of bars, the table behind it, and both as a file. For all that counts of ads are broken down by. */
export function InsightGroups({ title, head, groups, shown }: InsightGroupsProps) {
  const { labels } = useColumnTexts({ currency: 'USD' });
  const heads = [head, ...INSIGHT_MEASURES.map((measure) => labels[measure])];
  return (
    <article aria-label={title} className={styles.part}>
      <h3>{title}</h3>
      {groups.length === 0 ? (
        <p className={styles.none}>
          <Trans>Too few people to tell apart.</Trans>
        </p>
      ) : (
        <>
          <Bars label={`${title}: ${labels[shown]}`} groups={groups} shown={shown} />
          <details className={styles.table}>
            <summary>
              <Trans>As a table</Trans>
            </summary>
            <GroupTable {...{ title, heads, groups }} />
            <CsvButton
              name={title}
              heads={heads}
              lineOf={({ label, counts }: InsightGroup) => [
                label,
                ...INSIGHT_MEASURES.map((measure) => counts[measure]),
              ]}
              rows={groups}
            />
          </details>
        </>
      )}
    </article>
  );
}

type BarsProps = Pick<InsightGroupsProps, 'groups' | 'shown'> & { label: string };

function Bars({ label, groups, shown }: BarsProps) {
  const { i18n } = useLingui();
  const counted = groups.filter(({ counts }) => counts[shown] !== null);
  const most = Math.max(1, ...counted.map(({ counts }) => counts[shown] ?? 0));
  return (
    <ul className={styles.bars} aria-label={label}>
      {counted.map(({ key, label: name, link, counts }) => (
        <li key={key}>
          <span className={styles.name}>{link ?? name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ '--share': (counts[shown] ?? 0) / most }} />
          </span>
          <span className={styles.value}>{i18n.number(counts[shown] ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}

type GroupTableProps = { title: string; heads: readonly string[]; groups: readonly InsightGroup[] };

function GroupTable({ title, heads, groups }: GroupTableProps) {
  const { i18n } = useLingui();
  return (
    <FiguresTable
      caption={title}
      heads={heads.map((label, at) => ({ label, isNumber: at > 0 }))}
      rows={groups.map(({ key, label, link, counts }) => ({
        key,
        cells: [
          link ?? label,
          ...INSIGHT_MEASURES.map((measure) => {
            const value = counts[measure];
            return value === null ? '–' : i18n.number(value);
          }),
        ],
      }))}
    />
  );
}
