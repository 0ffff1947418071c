/** Shop systems send whoever connects them here, and take their token there. */
export const TOKEN_PATH = '/v5/oauth/token';

/** All that a shop system can be allowed. */
export const SEND_SCOPE = 'conversions:write';

export const OAUTH_LIMITS = { clientId: 300, redirectUri: 1_000, state: 500 } as const;

export interface OauthRequest {
  client_id: string;
  redirect_uri: string;
  code_challenge: string;
  state: string;
}

export type OauthProblem = { name: string; must: string };

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Null for an address that a code may not be sent to. */
export function clientAddress(text: string, most: number): URL | null {
  const url = text.length <= most ? URL.parse(text) : null;
  if (!url || url.username || url.password || url.hash) return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return isSafe ? url : null;
}

/** The address of a program names it, so that no list of programs is needed: codes go nowhere else. */
export function isOfClient(redirectUri: string, clientId: string): boolean {
  const [there, client] = [
    clientAddress(redirectUri, OAUTH_LIMITS.redirectUri),
    clientAddress(clientId, OAUTH_LIMITS.clientId),
  ];
  return there !== null && there.origin === client?.origin;
}

export const isChallenge = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Null where nothing is asked for. Nobody is sent back with a problem, as the address may be part of it. */
export function readOauthRequest(
  params: URLSearchParams,
): { request: OauthRequest; problem?: never } | { problem: OauthProblem; request?: never } | null {
  const of = (name: string) => params.get(name) ?? '';
  if (!params.has('client_id') && !params.has('redirect_uri')) return null;
  const request = {
    ...{ client_id: of('client_id'), redirect_uri: of('redirect_uri') },
    ...{ code_challenge: of('code_challenge'), state: of('state') },
  };
  const scopes = of('scope').split(/[\s,]+/);
  const rules: [name: string, isRight: boolean, must: string][] = [
    ['client_id', clientAddress(request.client_id, OAUTH_LIMITS.clientId) !== null, 'https://…'],
    ['redirect_uri', isOfClient(request.redirect_uri, request.client_id), 'client_id/…'],
    ['response_type', of('response_type') === 'code', 'code'],
    ['scope', scopes.every((scope) => scope === '' || scope === SEND_SCOPE), SEND_SCOPE],
    ['code_challenge_method', of('code_challenge_method') === 'S256', 'S256'],
    ['code_challenge', isChallenge(request.code_challenge), 'BASE64URL(SHA256(code_verifier))'],
    ['state', request.state.length <= OAUTH_LIMITS.state, `≤ ${OAUTH_LIMITS.state}`],
  ];
  const wrong = rules.find(([, isRight]) => !isRight);
  return wrong ? { problem: { name: wrong[0], must: wrong[2] } } : { request };
}

/** The way back to the program. */
export function backTo({ redirect_uri, state }: OauthRequest, answer: Record<string, string>): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, ...(state && { state }) }))
    url.searchParams.set(name, value);
  return url.href;
}
