import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { chooseTool, showTool } from './choose-tool.service.ts';
import { CAMPAIGN_TOOLS } from './choose-tool.ts';

const data = z.object({ campaign_tool: z.enum(CAMPAIGN_TOOLS).nullable() });

/** Null where none is chosen. */
export const campaignToolGet = defineResource({
  name: 'CampaignToolResource.get',
  summary: 'The tool that a business prefers to make campaigns with.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({}),
  data,
  handle: async (context) => ({ campaign_tool: await showTool(context) }),
});

export const campaignToolUpdate = defineResource({
  name: 'CampaignToolResource.update',
  summary: 'Chooses the tool that a business prefers; with null, it is asked each time.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: data,
  data,
  handle: async (context, { campaign_tool }) => {
    await chooseTool(context, campaign_tool);
    return { campaign_tool };
  },
});
