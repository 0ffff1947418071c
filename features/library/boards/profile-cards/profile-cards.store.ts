import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { CoverImage } from '../board-covers.ts';

interface CardSettings {
  pin_count: number;
  show_all_pins: boolean;
  show_shopping_list: boolean;
  eligible_for_wishlist: boolean;
}

const SETTINGS: Statement = {
  name: 'profile-cards-settings',
  text: `select u.pin_count, coalesce(s.show_all_pins, true) as show_all_pins,
      coalesce(s.show_shopping_list, true) as show_shopping_list,
      coalesce(s.eligible_for_wishlist, true) as eligible_for_wishlist
    from users u left join user_settings s on s.home = u.home and s.user_id = u.id
    where u.home = $1 and u.id = $2`,
};

export async function findCardSettings(db: Queryable, userId: Id): Promise<CardSettings> {
  const [row] = await db.rows<CardSettings>(SETTINGS, [homeOf(userId), userId]);
  return (
    row ?? { pin_count: 0, show_all_pins: false, show_shopping_list: false, eligible_for_wishlist: false }
  );
}

const PICTURE = `p.id::text as pin_id, p.image_signature, p.dominant_color, p.image_width as width,
  p.image_height as height`;
/** Enough to find eleven different pictures among pins that repeat some. */
const NEWEST_READ = 40;

const NEWEST: Statement = {
  name: 'profile-cards-newest',
  // Uses pins_of_pinner.
  text: `select ${PICTURE} from pins p where p.home = $1 and p.pinner_id = $2 and p.deleted_at is null
    order by p.id desc limit ${NEWEST_READ}`,
};

export function listNewestPictures(db: Queryable, pinnerId: Id): Promise<CoverImage[]> {
  return db.rows<CoverImage>(NEWEST, [homeOf(pinnerId), pinnerId]);
}

const PRICED: Statement = {
  name: 'profile-cards-priced',
  // Uses pins_priced.
  text: `select ${PICTURE} from pins p where p.home = $1 and p.pinner_id = $2 and p.deleted_at is null
      and (p.price_value is not null or p.rich_summary->'offer'->>'price_value' is not null)
    order by p.id desc limit $3`,
};

export function listPricedPictures(db: Queryable, pinnerId: Id, limit: number): Promise<CoverImage[]> {
  return db.rows<CoverImage>(PRICED, [homeOf(pinnerId), pinnerId, limit]);
}
