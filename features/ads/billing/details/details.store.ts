import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface BillingDetails {
  name: string;
  street: string;
  postal_code: string;
  city: string;
  country: string;
  tax_number: string | null;
}

const FIND: Statement = {
  name: 'ad-billing-details-find',
  text: `select name, street, postal_code, city, country, tax_number from ad_billing_details
    where home = $1 and ad_account_id = $2`,
};

export async function findDetails(db: Queryable, accountId: Id): Promise<BillingDetails | null> {
  const [row] = await db.rows<BillingDetails>(FIND, [homeOf(accountId), accountId]);
  return row ?? null;
}

const WRITE: Statement = {
  name: 'ad-billing-details-write',
  text: `insert into ad_billing_details (home, ad_account_id, name, street, postal_code, city, country, tax_number, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (home, ad_account_id) do update set name = excluded.name, street = excluded.street,
      postal_code = excluded.postal_code, city = excluded.city, country = excluded.country,
      tax_number = excluded.tax_number, updated_at = excluded.updated_at`,
};

export async function writeDetails(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { name, street, postal_code, city, country, tax_number }: BillingDetails,
  at: Date,
): Promise<void> {
  await tx.write(WRITE, [homeOf(id), id, name, street, postal_code, city, country, tax_number, at]);
}
