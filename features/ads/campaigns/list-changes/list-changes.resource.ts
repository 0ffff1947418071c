import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, lineOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { CHANGE_LEVELS } from '../campaign.ts';
import { listChanges, undoChange, valuesToRestore } from './list-changes.service.ts';

const values = z.record(z.string(), z.unknown());

/** Who changed what, when, from what to what; latest first. */
export const adChangesGet = definePagedResource({
  name: 'AdChangesResource.get',
  summary: 'The changes of an own ad account and all below it.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({
    ad_account_id: idOption,
    level: z.enum(CHANGE_LEVELS).nullish(),
    entity_id: idOption.nullish(),
    /** A username. */
    actor: lineOption(100).nullish(),
    page_size: pageSizeOption(25, 100),
  }),
  item: z.object({
    id: z.string(),
    type: z.literal('ad_change'),
    level: z.enum(CHANGE_LEVELS),
    entity_id: z.string(),
    entity_name: z.string().nullable(),
    /** Null for the staff of the site, and for people who are gone. */
    actor: z.string().nullable(),
    /** Null where it was created. */
    before: values.nullable(),
    after: values,
    is_undoable: z.boolean(),
    created_at: z.string(),
  }),
  handle: async (context, { ad_account_id, level, entity_id, actor, page_size: pageSize }, { after }) => {
    const filter = { level: level ?? null, entityId: entity_id ?? null, actor: actor?.toLowerCase() || null };
    return mapPage(await listChanges(context, ad_account_id, filter, { after, pageSize }), (rows) =>
      rows.map((row) => ({
        id: row.id,
        type: 'ad_change' as const,
        level: row.level,
        entity_id: row.entity_id,
        entity_name: row.entity_name,
        actor: row.actor,
        before: row.before,
        after: row.after,
        is_undoable: valuesToRestore(row) !== null,
        created_at: toRfc2822(row.created_at),
      })),
    );
  },
});

/** Gives back the values that something had before; refused if it was changed again since. */
export const adChangeUndoCreate = defineResource({
  name: 'AdChangeUndoResource.create',
  summary: 'Undoes a change of a campaign, an ad group or an ad.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ change_id: idOption }),
  data: z.object({ id: z.string() }),
  handle: async (context, { change_id }) => {
    await undoChange(context, change_id);
    return { id: change_id };
  },
});
