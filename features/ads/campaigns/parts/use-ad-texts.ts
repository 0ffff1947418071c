import { useLingui } from '@lingui/react/macro';
import type { AdStatus, ChangeLevel, RejectionReason } from '../campaign.ts';
import type { AdSummaryStatus } from '../summary-status.ts';

export function useAdTexts() {
  const { t } = useLingui();
  const summaries: Record<AdSummaryStatus, string> = {
    RUNNING: t`Running`,
    PAUSED: t`Paused`,
    NOT_STARTED: t`Not started yet`,
    COMPLETED: t`Completed`,
    ADVERTISER_DISABLED: t`Account closed`,
    ARCHIVED: t`Archived`,
    APPROVED: t`Approved`,
    PENDING: t`Waits for a review`,
    REJECTED: t`Not approved`,
  };
  const statuses: Record<AdStatus, string> = {
    ACTIVE: t`Active`,
    PAUSED: t`Paused`,
    ARCHIVED: t`Archived`,
  };
  return { summaries, statuses };
}

export function useLevelTexts(): Record<ChangeLevel, string> {
  const { t } = useLingui();
  return { ACCOUNT: t`Ad account`, CAMPAIGN: t`Campaign`, AD_GROUP: t`Ad group`, AD: t`Ad` };
}

export function useRejectionTexts(): Record<RejectionReason, string> {
  const { t } = useLingui();
  return {
    PROHIBITED_PRODUCT: t`It advertises what can't be advertised here`,
    CLICKBAIT: t`It promises what isn't there`,
    EXAGGERATED_CLAIMS: t`It claims what can't be proven`,
    PROMOTIONS_AND_PRICES: t`The price or offer isn't clear or isn't true`,
    INCONSISTENT: t`The Pin and the page it leads to don't match`,
    IMAGE_LOW_QUALITY: t`The picture is hard to see or badly made`,
    SHOCKING: t`It shocks or frightens`,
    NUDITY: t`Nudity`,
    ALCOHOL: t`Alcohol`,
    WEAPONS: t`Weapons`,
    POLITICAL: t`Politics`,
    LANDING_PAGE_BROKEN: t`The link doesn't work`,
    LANDING_PAGE_QUALITY: t`The page it leads to is not fit for visitors`,
    TARGETING: t`It is shown to people it isn't meant for`,
    OTHER: t`Another reason`,
  };
}
