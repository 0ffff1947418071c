import { Plural, useLingui } from '@lingui/react/macro';
import { Tabs } from '#design/tabs/tabs.tsx';
import { SPEND_DAYS, type SpendDays } from '#features/ads/billing/billing.ts';

const USUAL = 30;

export const readDays = ({ searchParams }: URL): SpendDays =>
  SPEND_DAYS.find((one) => String(one) === searchParams.get('days')) ?? USUAL;

export function DaysChoice({ path, days }: { path: string; days: SpendDays }) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Days`}
      tabs={SPEND_DAYS.map((one) => ({
        to: one === USUAL ? path : `${path}?days=${one}`,
        label: <Plural value={one} one="# day" other="# days" />,
        current: one === days,
      }))}
    />
  );
}
