/** With which page a business makes campaigns. */
export const CAMPAIGN_TOOLS = ['ADS_MANAGER', 'AUTOMATED_CAMPAIGN'] as const;
export type CampaignTool = (typeof CAMPAIGN_TOOLS)[number];

export const CHOOSER_PATH = '/advertiser/ads/campaign_mode/';

/** Where "Create campaign" leads: to the preferred tool, or to choose one. */
export function createPath(tool: CampaignTool | null): string {
  if (tool === null) return CHOOSER_PATH;
  return tool === 'ADS_MANAGER' ? '/advertiser/ads/create/' : '/advertiser/automated/ads/create/';
}
