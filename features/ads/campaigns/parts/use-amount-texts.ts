import { useLingui } from '@lingui/react/macro';

/** What is wrong with an option that the server's schema refuses, by its reason. */
export function useAmountTexts(prefixes: readonly string[] = ['']): Record<string, string> {
  const { t } = useLingui();
  const amount = t`Enter an amount from 1 to 1,000,000.`;
  const texts = {
    daily_spend_cap: amount,
    lifetime_spend_cap: amount,
    budget_in_micro_currency: amount,
    bid_in_micro_currency: t`Enter an amount from 0.01 to 1,000,000.`,
    start_date: t`Enter a full date.`,
    end_date: t`Enter a full date.`,
    destination_url: t`Enter a web address like https://example.com.`,
    name: t`Enter a name.`,
    pin_id: t`Choose a Pin.`,
    audience_include: t`Choose audiences that are large enough together, without topics, ages or genders.`,
  };
  return Object.fromEntries(
    prefixes.flatMap((prefix) =>
      Object.entries(texts).map(([option, text]) => [`invalid-${prefix}${option}`, text]),
    ),
  );
}
