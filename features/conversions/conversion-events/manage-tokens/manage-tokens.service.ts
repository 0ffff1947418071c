import { lockOwnAdAccount, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  countTokens,
  insertToken,
  listTokenRows,
  MOST_TOKENS,
  revokeToken,
  type TokenRow,
} from '../conversion-token.store.ts';
import { hashSecret, newSecret, tokenOf } from '../conversion-token.ts';

type Me = ContextFor<'person'>;

export async function listTokens(context: Me, adAccountId: Id): Promise<TokenRow[]> {
  const { id } = await requireOwnAdAccount(context, adAccountId);
  return listTokenRows(context.db, id);
}

/** The token itself is told once, as only a hash is stored. */
export async function createToken(
  context: Me,
  { adAccountId, name }: { adAccountId: Id; name: string },
): Promise<{ id: Id; token: string }> {
  const { db, clock } = context;
  const secret = newSecret();
  const id = await db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, adAccountId);
    if ((await countTokens(tx, account)) >= MOST_TOKENS) {
      const message = 'An ad account has up to {most} access tokens. Revoke one first.';
      const values = { most: MOST_TOKENS };
      throw new Refusal({ kind: 'conflict', reason: 'too-many-tokens', message, values });
    }
    return insertToken(tx, account, { name, hash: hashSecret(secret), client: null, at: clock.now() });
  });
  return { id, token: tokenOf(id, secret) };
}

/** Calls that begin after it are refused. */
export async function endToken(
  context: Me,
  { adAccountId, tokenId }: { adAccountId: Id; tokenId: Id },
): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, adAccountId);
    if (!(await revokeToken(tx, account, { tokenId, at: clock.now() }))) throw notFound('token');
  });
}
