import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { editProfile, requireUsablePicture } from '../edit-profile/edit-profile.service.ts';
import { changeSettings, findSettings } from './edit-settings.store.ts';
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
    await editProfile(tx, context, changes);
    await changeSettings(tx, context.viewer.id, changes);
  });
  return showSettings(context);
}
