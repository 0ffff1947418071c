import type { Configuration } from 'openid-client';
import type { OidcConfig } from '#platform/config/config.ts';
import type { Context } from '#platform/resource/context.ts';
import { RETURN_PATH, type SocialIdentity } from './social-login.ts';

export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

type OpenId = typeof import('openid-client');

type Asking = Pick<Context, 'config' | 'clock'> & { oidc: OidcConfig };

/** An hour: providers rarely change their addresses, and keys refresh on their own. */
const KNOWN_MS = 3_600_000;
const TIMEOUT_SECONDS = 10;
const SCOPE = 'openid email profile';

const known = new WeakMap<OidcConfig, { at: number; provider: Promise<Configuration> }>();

/** Fetched directly, not through the guarded fetcher: the operator chooses it, and it may be in their own network. */
function providerOf(client: OpenId, { oidc, clock }: Asking): Promise<Configuration> {
  const found = known.get(oidc);
  const now = clock.now().getTime();
  if (found && now - found.at < KNOWN_MS) return found.provider;
  const provider = discover(client, oidc);
  known.set(oidc, { at: now, provider });
  provider.catch(() => known.delete(oidc));
  return provider;
}

async function discover(client: OpenId, { issuer, clientId, clientSecret }: OidcConfig) {
  const isLocal = new URL(issuer).protocol === 'http:';
  const execute = isLocal ? [client.allowInsecureRequests] : [];
  const options = { execute, timeout: TIMEOUT_SECONDS };
  const found = await client.discovery(new URL(issuer), clientId, undefined, client.None(), options);
  const metadata = found.serverMetadata();
  const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const isBasic = ways.includes('client_secret_basic');
  const secret = isBasic ? client.ClientSecretBasic(clientSecret) : client.ClientSecretPost(clientSecret);
  const provider = new client.Configuration(
    metadata,
    clientId,
    undefined,
    clientSecret ? secret : client.None(),
  );
  provider.timeout = TIMEOUT_SECONDS;
  if (isLocal) client.allowInsecureRequests(provider);
  client.enableNonRepudiationChecks(provider);
  return provider;
}

export async function addressAtProvider(asking: Asking): Promise<{ url: string; checks: Checks }> {
  const client = await import('openid-client');
  const provider = await providerOf(client, asking);
  const checks = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: asking.config.origin + RETURN_PATH,
    scope: SCOPE,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, checks };
}

export async function identityFrom(
  asking: Asking & Pick<Context, 'log'>,
  query: string,
  { state, nonce, verifier }: Checks,
): Promise<SocialIdentity | 'cancelled' | 'provider-failed'> {
  const client = await import('openid-client');
  try {
    const provider = await providerOf(client, asking);
    const tokens = await client.authorizationCodeGrant(
      provider,
      new URL(`${asking.config.origin}${RETURN_PATH}?${query}`),
      { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
    );
    const claims = tokens.claims();
    if (!claims) return 'provider-failed';
    const { issuer, userinfo_endpoint: more } = provider.serverMetadata();
    const isBrief = claims.email === undefined && more !== undefined;
    const told = isBrief ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub) : claims;
    return present(issuer, { ...claims, ...told });
  } catch (error) {
    if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
      return 'cancelled';
    asking.log.warn({ err: error }, 'the OpenID Connect provider sent an unexpected response');
    return 'provider-failed';
  }
}

function present(issuer: string, claims: Record<string, unknown> & { sub: string }): SocialIdentity {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const [first = '', ...others] = text('name').split(/\s+/);
  const email = text('email').toLowerCase();
  return {
    issuer,
    subject: claims.sub,
    email: email || null,
    isEmailConfirmed: email !== '' && claims.email_verified === true,
    firstName: text('given_name') || first,
    lastName: text('family_name') || (text('given_name') ? '' : others.join(' ')),
  };
}
