import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import type { Figures, RecommendationRule } from '../recommendation.ts';

/** Names of the rules, and a sentence with the figures that one found. */
export function useRuleTexts(currency: string) {
  const { t, i18n } = useLingui();
  const titles: Record<RecommendationRule, string> = {
    budget_running_out: t`Budget running out`,
    silent_tag: t`Silent tag`,
    worn_out_ad: t`Worn-out ad`,
    idle_keyword: t`Idle keyword`,
  };
  const percent = (rate = 0) => i18n.number(rate, { style: 'percent', maximumFractionDigits: 1 });
  const budgetText = (figures: Figures) => {
    const budget = moneyText(figures.budget ?? 0, currency, i18n.locale);
    const { full_days: full, days_short: short = 0 } = figures;
    return full === undefined
      ? t`${plural(short, {
          one: `At this pace the budget of ${budget} is spent # day before the end.`,
          other: `At this pace the budget of ${budget} is spent # days before the end.`,
        })}`
      : t`The daily budget of ${budget} was used up on ${full} of the last 7 days.`;
  };
  const findingOf = ({ rule, figures }: { rule: RecommendationRule; figures: Figures }): string => {
    if (rule === 'budget_running_out') return budgetText(figures);
    const { silent_days: days = 0 } = figures;
    if (rule === 'silent_tag')
      return t`${plural(days, {
        one: 'It has reported nothing for # day.',
        other: 'It has reported nothing for # days.',
      })}`;
    const [rate, before] = [percent(figures.rate), percent(figures.rate_before)];
    if (rule === 'worn_out_ad')
      return t`In the last 7 days ${rate} of impressions led to a closeup, save or click; in the 4 weeks before, ${before} did.`;
    const shown = i18n.number(figures.group_impressions ?? 0);
    return t`Not one impression in 30 days, while its ad group had ${shown}.`;
  };
  return { titles, findingOf };
}
