import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration } from 'oidc-provider';
import { OIDC_CLIENT } from './oidc-client.ts';
import { memoryAdapter } from './openid-adapter.ts';

/** Ends the name of whoever has not proven their mail address to the provider. */
const UNPROVEN = '_unproven';

/** Those who have not told it their name in two parts. */
const NAMES: Record<string, object> = {
  first_only: { given_name: 'Nell' },
  whole_name: { name: 'Nell van Harbour' },
};

/** What the provider tells of somebody, all made of the name under which they log in there. */
const claimsOf = (name: string) => ({
  sub: name,
  email: `${name.replace(UNPROVEN, '')}@harbour.example`,
  email_verified: !name.endsWith(UNPROVEN),
  ...(NAMES[name] ?? { given_name: 'Nell', family_name: 'Harbour' }),
});

const signingKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

/** Seconds; said so that the provider does not warn of it. */
const TTL = 600;

const settings = (origin: string): Configuration => ({
  clients: [
    {
      client_id: OIDC_CLIENT.id,
      client_secret: OIDC_CLIENT.secret,
      redirect_uris: [`${origin}/login/return/`],
    },
  ],
  adapter: memoryAdapter(),
  jwks: { keys: [{ ...signingKey(), kty: 'RSA' }] },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'name'],
  },
  findAccount: (_, name) => ({ accountId: name, claims: () => claimsOf(name) }),
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/log-in/${uid}` },
  pkce: { required: () => true },
  cookies: { keys: ['for tests only'] },
  ttl: { AccessToken: TTL, AuthorizationCode: TTL, Grant: TTL, IdToken: TTL, Interaction: TTL, Session: TTL },
  // Everybody agrees to what our site asks for.
  loadExistingGrant: async ({ oidc }) => {
    const { client, session, provider } = oidc;
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

const PAGE = `<!doctype html><html lang="en"><title>Harbour ID</title><h1>Harbour ID</h1><form method="post">
<label>Name <input name="name"></label> <button>Enter</button> <button name="cancel" value="1">Cancel</button></form>`;

/** A real provider of OpenID Connect, where everybody is who they say. Answers its issuer and what ends it. */
export async function openProvider(origin: string, port = 0): Promise<{ issuer: string; close(): void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  const provider = new Provider(issuer, settings(origin));
  const answer = provider.callback();
  server.on('request', (request, response) =>
    request.url?.startsWith('/log-in/') ? logIn(provider, request, response) : answer(request, response),
  );
  return { issuer, close: () => server.close().closeAllConnections() };
}

async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(PAGE);
  const told = new URLSearchParams(await text(request));
  const result = told.has('cancel')
    ? { error: 'access_denied' }
    : { login: { accountId: told.get('name') ?? '' } };
  await provider.interactionFinished(request, response, result);
}

// node testing/openid-provider.ts <origin of our site> <port>: for a site that runs by itself.
if (import.meta.main) await openProvider(process.argv[2] ?? '', Number(process.argv[3]));
