import { createHash, timingSafeEqual } from 'node:crypto';
import { lockAdAccount, lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { countTokens, insertToken, MOST_TOKENS, revokeToken } from '../conversion-token.store.ts';
import { codeOf, hashSecret, newSecret, readCode, tokenOf } from '../conversion-token.ts';
import { backTo, type OauthRequest } from '../oauth-request.ts';
import { findGrant, insertGrant, markGrantUsed } from './connect-shop.store.ts';

/** Lets a shop system report events of an ad account. Where the browser goes next, with a code. */
export async function grantShop(
  context: ContextFor<'person'>,
  adAccountId: Id,
  request: OauthRequest,
): Promise<string> {
  const { db, clock } = context;
  const secret = newSecret();
  const { client_id, redirect_uri, code_challenge: challenge } = request;
  const id = await db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, adAccountId);
    const grant = { client_id, redirect_uri, challenge, hash: hashSecret(secret), at: clock.now() };
    return insertGrant(tx, account, grant);
  });
  return backTo(request, { code: codeOf(id, secret) });
}

/** As OAuth 2 names them. */
export type GrantRefusal = 'invalid_grant' | 'temporarily_unavailable';

export interface Exchange {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
}

/** Long enough for a browser and a server. */
const VALID_MS = 10 * 60_000;

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The token of a code, once. Whoever comes a second time may have stolen it, so that then the token is revoked: RFC
 * 6749, 4.1.2.
 */
export async function exchangeCode(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { code, clientId, redirectUri, verifier }: Exchange,
): Promise<{ token: string; adAccountId: Id } | { refused: GrantRefusal }> {
  const read = readCode(code);
  const found = read && (await findGrant(db, read));
  if (!read || !found) return { refused: 'invalid_grant' };
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, found.ad_account_id);
    const grant = account && (await findGrant(tx, read));
    const at = clock.now();
    if (!grant || account.closed_at) return { refused: 'invalid_grant' };
    if (grant.token_id) {
      await revokeToken(tx, account, { tokenId: grant.token_id, at });
      return { refused: 'invalid_grant' };
    }
    const isMeant = grant.client_id === clientId && grant.redirect_uri === redirectUri;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isFresh = at.getTime() - grant.created_at.getTime() <= VALID_MS;
    if (!isMeant || !isFresh || !isSame(challenge, grant.challenge)) return { refused: 'invalid_grant' };
    if ((await countTokens(tx, account)) >= MOST_TOKENS) return { refused: 'temporarily_unavailable' };
    const secret = newSecret();
    const { host, origin } = new URL(clientId);
    const token = { name: host.slice(0, 100), hash: hashSecret(secret), client: origin, at };
    const tokenId = await insertToken(tx, account, token);
    await markGrantUsed(tx, account, { id: read.id, tokenId });
    return { token: tokenOf(tokenId, secret), adAccountId: account.id };
  });
}
