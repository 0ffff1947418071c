import { useLingui } from '@lingui/react/macro';
import type { BadgeDetail } from '../badge-choice.ts';

export function useBadgeTexts(): (name: BadgeDetail['name']) => string {
  const { t } = useLingui();
  return (name) => {
    const words: Record<BadgeDetail['name'], string> = {
      invested_in_good: t`Invested in good`,
      eco_friendly: t`Eco-friendly`,
      responsibly_sourced: t`Responsibly sourced`,
      inclusive: t`Inclusive`,
      personal_touch: t`Personal touch`,
    };
    return words[name];
  };
}
