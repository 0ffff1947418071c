import { useOutletContext } from 'react-router';
import { type CampaignTool, createPath } from '#features/ads/campaigns/choose-tool/choose-tool.ts';

/** What the frame of the area tells its pages. */
export interface AreaContext {
  /** With which the business prefers to create campaigns. */
  tool: CampaignTool | null;
}

/** Where a page of the area leads to create a campaign: as the business prefers. */
export function useCreatePath(): string {
  return createPath(useOutletContext<AreaContext>().tool);
}
