import { useLingui } from '@lingui/react/macro';
import type { ObjectiveType } from '../campaign.ts';

export function useObjectiveTypeTexts(): Record<ObjectiveType, { name: string; about: string }> {
  const { t } = useLingui();
  return {
    AWARENESS: { name: t`Awareness`, about: t`Be seen by many people. You pay for impressions.` },
    CONSIDERATION: { name: t`Traffic`, about: t`Bring people to your website. You pay for clicks.` },
    WEB_CONVERSION: {
      name: t`Conversions`,
      about: t`Have people buy or sign up on your website. You pay for clicks.`,
    },
    CATALOG_SALES: {
      name: t`Catalog sales`,
      about: t`Advertise products of your catalog. You pay for clicks.`,
    },
    VIDEO_COMPLETION: { name: t`Video views`, about: t`Have your videos seen. You pay for impressions.` },
  };
}
