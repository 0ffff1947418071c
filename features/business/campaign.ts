/** The tool that an advertiser makes campaigns with. */
export const CAMPAIGN_TOOLS = ['ADS_MANAGER', 'AUTOMATED_CAMPAIGN'] as const;
