import { useLingui } from '@lingui/react/macro';
import type { KeyName, Problem, Source } from '../conversion.ts';

export function useConversionTexts() {
  const { t, i18n } = useLingui();
  const sources: Record<Source, string> = {
    tag: t`Tag`,
    api: t`Conversions API`,
    file: t`File`,
    partner: t`Measurement partner`,
  };
  const missing = (field: string) => t`No ${field}`;
  const problems: Record<Problem | 'sent_twice', string> = {
    value_missing: missing('value'),
    value_wrong: t`The value isn't a number`,
    currency_missing: missing('currency'),
    currency_wrong: t`The currency isn't known`,
    id_missing: missing('event_id'),
    order_missing: missing('order_id'),
    product_missing: missing('product_ids'),
    keys_missing: t`Nothing to match people by`,
    key_not_hashed: t`A key wasn't hashed, so it was dropped`,
    name_unknown: t`The event's name isn't a standard one`,
    late: t`Reported over an hour late`,
    sent_twice: t`Sent twice by the same source`,
  };
  const keys: Record<'em' | 'ph' | 'external_id' | 'hashed_maids' | 'click_id' | 'browser', string> = {
    em: t`Email`,
    ph: t`Phone`,
    external_id: t`Customer number`,
    hashed_maids: t`Device`,
    click_id: t`Click on an ad`,
    browser: t`Browser`,
  };
  const keyText = (name: KeyName | string): string => keys[name as keyof typeof keys] ?? name;
  return { sources, problems, keyText, ...formatsIn(i18n.locale) };
}

function formatsIn(locale: string) {
  // In other zones server and browser would differ.
  const time = new Intl.DateTimeFormat(locale, {
    ...{ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: 'UTC' },
  });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    timeText: (at: string) => time.format(new Date(at)),
    numberText: (value: number) => number.format(value),
    shareText: (part: number, whole: number) => (whole === 0 ? '–' : percent.format(part / whole)),
    moneyText: (micro: string | number, currency: string | null) => {
      const style = currency ? ({ style: 'currency', currency } as const) : {};
      return new Intl.NumberFormat(locale, style).format(Number(micro) / 1_000_000);
    },
    listText: (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(items),
  };
}
