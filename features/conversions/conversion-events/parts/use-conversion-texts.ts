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
  const time = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const number = new Intl.NumberFormat(i18n.locale);
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    ...{ sources, problems },
    keyText: (name: KeyName | string) => keys[name as keyof typeof keys] ?? name,
    timeText: (at: string) => time.format(new Date(at)),
    numberText: (value: number) => number.format(value),
    shareText: (part: number, whole: number) => (whole === 0 ? '–' : percent.format(part / whole)),
    moneyText: (micro: string | number, currency: string | null) =>
      currency
        ? new Intl.NumberFormat(i18n.locale, { style: 'currency', currency }).format(Number(micro) / 1_000_000)
        : number.format(Number(micro) / 1_000_000),
    listText: (items: readonly string[]) => new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(items),
  };
}
