import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** What a person says about themselves; what is left out stays as it is. */
export interface ProfileChanges {
  about?: string;
  pronouns?: string[];
  country?: string;
  location?: string;
  website_url?: string;
  avatar_signature?: string;
}

const CHANGE: Statement = {
  name: 'profile-change',
  // Rides the primary key.
  text: `update users set about = coalesce($3, about), pronouns = coalesce($4, pronouns),
      country = coalesce($5, country), location = coalesce($6, location),
      website_url = coalesce($7, website_url), avatar_signature = coalesce($8, avatar_signature)
    where home = $1 and id = $2`,
};

export async function changeProfile(db: Queryable, userId: Id, changes: ProfileChanges): Promise<void> {
  await db.write(CHANGE, [
    homeOf(userId),
    userId,
    changes.about ?? null,
    changes.pronouns ?? null,
    changes.country ?? null,
    changes.location ?? null,
    changes.website_url ?? null,
    changes.avatar_signature ?? null,
  ]);
}
