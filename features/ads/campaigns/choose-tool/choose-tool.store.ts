import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { CampaignTool } from './choose-tool.ts';

const FIND: Statement = {
  name: 'campaign-preferences-find',
  text: 'select campaign_tool from campaign_preferences where home = $1 and user_id = $2',
};

export async function findTool(db: Queryable, userId: Id): Promise<CampaignTool | null> {
  const [row] = await db.rows<{ campaign_tool: CampaignTool }>(FIND, [homeOf(userId), userId]);
  return row?.campaign_tool ?? null;
}

const SET: Statement = {
  name: 'campaign-preferences-set',
  text: `insert into campaign_preferences (home, user_id, campaign_tool) values ($1, $2, $3)
    on conflict (home, user_id) do update set campaign_tool = excluded.campaign_tool`,
};

export async function setTool(db: Queryable, { id }: Oneself, tool: CampaignTool): Promise<void> {
  await db.write(SET, [homeOf(id), id, tool]);
}

const DELETE: Statement = {
  name: 'campaign-preferences-delete',
  text: 'delete from campaign_preferences where home = $1 and user_id = $2',
};

export async function deleteTool(db: Queryable, { id }: Oneself): Promise<void> {
  await db.write(DELETE, [homeOf(id), id]);
}
