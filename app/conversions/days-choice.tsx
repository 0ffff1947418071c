import { Plural, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import styles from './conversions.module.css';
import { type ConversionPage, conversionsPath } from './conversions-query.ts';
import type { Setup } from './load-setup.ts';

const DAYS = [1, 7, 28, 90] as const;
const STANDARD_DAYS = 28;

export const daysIn = (asked: string | null): number => Number(asked ?? STANDARD_DAYS);

/** For how many days a page shows numbers. */
export function DaysChoice({
  here,
  setup,
  days: shown,
}: {
  here: ConversionPage;
  setup: Setup;
  days: number;
}) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Range`} className={styles.row}>
      {DAYS.map((days) => (
        <LinkButton
          key={days}
          size="small"
          to={conversionsPath(here, { ...setup.params, days: String(days) })}
          variant={days === shown ? 'primary' : 'secondary'}
          aria-current={days === shown ? 'true' : undefined}
          preventScrollReset
        >
          <Plural value={days} one="# day" other="# days" />
        </LinkButton>
      ))}
    </nav>
  );
}
