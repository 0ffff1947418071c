import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { editProfile, requireUsablePicture } from '../edit-profile/edit-profile.service.ts';
import { EVENT_TYPES } from '../event.ts';
import { deleteRequestsTo } from '../follow.store.ts';
import { lockPeople } from '../people-lock.store.ts';
import { changeSettings, findSettings, forgetEvents } from './edit-settings.store.ts';
import type { Settings, SettingsChanges } from './edit-settings.ts';

export async function showSettings({ db, viewer }: ContextFor<'person'>): Promise<Settings> {
  const settings = await findSettings(db, viewer.id);
  if (!settings) throw notFound('user');
  return settings;
}

export async function editSettings(
  context: ContextFor<'person'>,
  changes: SettingsChanges,
): Promise<Settings> {
  await requireUsablePicture(context, changes);
  await context.db.transaction(async (tx) => {
    if (changes.is_private_profile === false) await endRequests(tx, context.viewer.id);
    await editProfile(tx, context, changes);
    await changeSettings(tx, context.viewer.id, changes);
    await forgetRefused(tx, context.viewer.id, changes);
  });
  return showSettings(context);
}

/** Nobody asks to follow a profile that is open. Locked, so that no request slips in beside it. */
async function endRequests(tx: Transaction, userId: Id): Promise<void> {
  await lockPeople(tx, [userId]);
  await deleteRequestsTo(tx, userId);
}

/** Whoever takes a consent back leaves nothing of what was noted by it. */
async function forgetRefused(tx: Transaction, userId: Id, changes: SettingsChanges): Promise<void> {
  const marketing = EVENT_TYPES.landByInvite;
  if (changes.allow_analytic_cookies === false) await forgetEvents(tx, userId, { except: marketing });
  if (changes.allow_marketing_cookies === false) await forgetEvents(tx, userId, { only: marketing });
}
