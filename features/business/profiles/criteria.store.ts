import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { FEWEST_PINS } from './merchant.ts';

export interface MerchantFacts {
  is_partner: boolean;
  country: string | null;
  has_imprint: boolean;
  has_picture: boolean;
  has_contact: boolean;
  is_website_claimed: boolean;
  has_pins: boolean;
}

const FIND: Statement = {
  name: 'merchant-facts',
  // Uses pins_public.
  text: `select u.is_partner, u.country, u.impressum_url is not null as has_imprint,
      u.avatar_signature is not null as has_picture,
      coalesce(p.contact_email, p.contact_phone) is not null as has_contact,
      u.is_primary_website_verified as is_website_claimed,
      (select count(*) from (select from pins where home = $1 and pinner_id = $2 and deleted_at is null
        and privacy = 'public' limit ${FEWEST_PINS}) as public_pins) = ${FEWEST_PINS} as has_pins
    from users u left join partner_profiles p on p.home = u.home and p.user_id = u.id
    where u.home = $1 and u.id = $2`,
};

export async function findFacts(db: Queryable, userId: Id): Promise<MerchantFacts | null> {
  const [row] = await db.rows<MerchantFacts>(FIND, [homeOf(userId), userId]);
  return row ?? null;
}
