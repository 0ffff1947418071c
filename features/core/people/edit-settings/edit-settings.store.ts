import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Settings, SettingsChanges } from './edit-settings.ts';

export type SettingsRow = Omit<Settings, 'exclude_from_search'> & { seo_noindex_reason: string | null };

const FIND: Statement = {
  name: 'settings-find',
  text: `select u.id, u.username, u.first_name, u.full_name, u.about, u.pronouns, u.country, u.location, u.website_url,
      u.impressum_url, u.instagram_username, u.show_creator_profile,
      u.avatar_signature as image_signature, p.gender, u.is_private_profile, u.seo_noindex_reason,
      u.save_behavior, u.message_permission, u.allow_comments, u.mention_permission,
      coalesce(s.show_all_pins, true) as show_all_pins,
      coalesce(s.show_shopping_list, true) as show_shopping_list,
      coalesce(s.eligible_for_wishlist, true) as eligible_for_wishlist, s.allow_analytic_cookies,
      s.allow_marketing_cookies, s.allow_personalization_cookies, s.surface_tag
    from users u left join user_private p on p.home = u.home and p.user_id = u.id
      left join user_settings s on s.home = u.home and s.user_id = u.id
    where u.home = $1 and u.id = $2`,
};

export async function findSettings(db: Queryable, userId: Id): Promise<SettingsRow | null> {
  const [row] = await db.rows<SettingsRow>(FIND, [homeOf(userId), userId]);
  return row ?? null;
}

const CHANGE: Statement = {
  name: 'settings-change',
  text: `insert into user_settings as s (home, user_id, show_all_pins, show_shopping_list, allow_analytic_cookies,
      allow_marketing_cookies, allow_personalization_cookies, surface_tag)
    values ($1, $2, coalesce($3, true), coalesce($4, true), $5, $6, $7, $8)
    on conflict (home, user_id) do update set
      show_all_pins = coalesce($3, s.show_all_pins),
      show_shopping_list = coalesce($4, s.show_shopping_list),
      allow_analytic_cookies = coalesce($5, s.allow_analytic_cookies),
      allow_marketing_cookies = coalesce($6, s.allow_marketing_cookies),
      allow_personalization_cookies = coalesce($7, s.allow_personalization_cookies),
      surface_tag = coalesce($8, s.surface_tag)`,
};

const ON_PERSON: Statement = {
  name: 'settings-on-person',
  text: `update users set save_behavior = coalesce($3, save_behavior),
      is_private_profile = coalesce($4, is_private_profile),
      message_permission = coalesce($5, message_permission),
      should_show_messaging = coalesce($6, should_show_messaging),
      allow_comments = coalesce($7, allow_comments),
      mention_permission = coalesce($8, mention_permission),
      show_creator_profile = coalesce($9, show_creator_profile),
      seo_noindex_reason = coalesce(nullif(seo_noindex_reason, $10), $11)
    where home = $1 and id = $2`,
};

export async function changeSettings(
  db: Queryable,
  { id: userId }: Oneself,
  changes: SettingsChanges,
): Promise<void> {
  await db.write(CHANGE, [
    homeOf(userId),
    userId,
    changes.show_all_pins ?? null,
    changes.show_shopping_list ?? null,
    changes.allow_analytic_cookies ?? null,
    changes.allow_marketing_cookies ?? null,
    changes.allow_personalization_cookies ?? null,
    changes.surface_tag ?? null,
  ]);
}

export type PersonChanges = Pick<
  SettingsChanges,
  | 'save_behavior'
  | 'is_private_profile'
  | 'message_permission'
  | 'allow_comments'
  | 'mention_permission'
  | 'show_creator_profile'
> & {
  should_show_messaging?: boolean | undefined;
  /** Removed if it is the current reason. */
  noindexEnded?: string | undefined;
  /** The new reason, unless there already is one. */
  noindexBegun?: string | undefined;
};

export async function changeOnPerson(
  db: Queryable,
  { id: userId }: Oneself,
  changes: PersonChanges,
): Promise<void> {
  await db.write(ON_PERSON, [
    homeOf(userId),
    userId,
    changes.save_behavior ?? null,
    changes.is_private_profile ?? null,
    changes.message_permission ?? null,
    changes.should_show_messaging ?? null,
    changes.allow_comments ?? null,
    changes.mention_permission ?? null,
    changes.show_creator_profile ?? null,
    changes.noindexEnded ?? null,
    changes.noindexBegun ?? null,
  ]);
}
