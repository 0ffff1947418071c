import { requireActingFor } from '#features/core/identity/acting-access.ts';
import {
  forgetEvents,
  MarketingRefused,
  SuggestionsAllowed,
} from '#features/measure/events/event.service.ts';
import { EVENT_TYPES } from '#features/measure/events/event.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { editProfile, requireUsablePicture } from '../edit-profile/edit-profile.service.ts';
import { deleteRequestsTo } from '../follow.store.ts';
import { lockPeople } from '../people-lock.store.ts';
import { personNotFound } from '../person-refusals.ts';
import { changeOnPerson, changeSettings, findSettings, type PersonChanges } from './edit-settings.store.ts';
import type { Settings, SettingsChanges } from './edit-settings.ts';

/** Set by the person themselves; other reasons are the operator's to set and remove. */
const EXCLUDED = 'excluded_by_owner';

export async function showSettings({ db, viewer }: ContextFor<'person'>): Promise<Settings> {
  const found = await findSettings(db, viewer.id);
  if (!found) throw personNotFound();
  const { seo_noindex_reason, ...settings } = found;
  return { ...settings, exclude_from_search: seo_noindex_reason === EXCLUDED };
}

export async function editSettings(
  context: ContextFor<'person'>,
  changes: SettingsChanges,
): Promise<Settings> {
  const me = requireActingFor(context.viewer, {}, 'edit-settings');
  await requireUsablePicture(context, changes);
  await context.db.transaction(async (tx) => {
    if (changes.is_private_profile === false) await endRequests(tx, me.id);
    await editProfile(tx, context, changes);
    await changeSettings(tx, me, changes);
    const onPerson = changesOnPerson(changes);
    const isAny = Object.values(onPerson).some((value) => value !== undefined);
    if (isAny) await changeOnPerson(tx, me, onPerson);
    await forgetRefused(tx, me.id, changes);
    if (changes.allow_personalization_cookies)
      await context.events.emit(tx, SuggestionsAllowed, { person_id: me.id });
    if (changes.allow_marketing_cookies === false)
      await context.events.emit(tx, MarketingRefused, { person_id: me.id });
  });
  return showSettings(context);
}

/** A person nobody may write to has no messages at all. */
function changesOnPerson(changes: SettingsChanges): PersonChanges {
  const { message_permission, exclude_from_search } = changes;
  return {
    save_behavior: changes.save_behavior,
    is_private_profile: changes.is_private_profile,
    message_permission,
    should_show_messaging: message_permission && message_permission !== 'nobody',
    allow_comments: changes.allow_comments,
    mention_permission: changes.mention_permission,
    show_creator_profile: changes.show_creator_profile,
    noindexBegun: exclude_from_search === true ? EXCLUDED : undefined,
    noindexEnded: exclude_from_search === false ? EXCLUDED : undefined,
  };
}

/** A public profile has no follow requests. Locks the person, so that none is added concurrently. */
async function endRequests(tx: Transaction, userId: Id): Promise<void> {
  const person = (await lockPeople(tx, [userId])).get(userId);
  if (person) await deleteRequestsTo(tx, person);
}

async function forgetRefused(tx: Transaction, userId: Id, changes: SettingsChanges): Promise<void> {
  const marketing = EVENT_TYPES.landByInvite;
  if (changes.allow_analytic_cookies === false) await forgetEvents(tx, userId, { except: marketing });
  if (changes.allow_marketing_cookies === false) await forgetEvents(tx, userId, { only: marketing });
}
