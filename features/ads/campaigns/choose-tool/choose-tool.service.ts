import { requireAds, requireAdvertiser } from '#features/ads/ad-accounts/ad-account.service.ts';
import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { deleteTool, findTool, setTool } from './choose-tool.store.ts';
import type { CampaignTool } from './choose-tool.ts';

type Me = ContextFor<'person'>;

/** Of the business; null where it has not chosen. */
export function showTool(context: Me): Promise<CampaignTool | null> {
  requireAds(context);
  return findTool(context.db, context.viewer.id);
}

/** Null to be asked each time. */
export async function chooseTool(context: Me, tool: CampaignTool | null): Promise<void> {
  requireAdvertiser(context);
  const me = requireActingFor(context.viewer, {}, 'advertise');
  if (tool) await setTool(context.db, me, tool);
  else await deleteTool(context.db, me);
}
