import type { TestBrowser } from '#testing/browser.ts';
import { OIDC_CLIENT } from '#testing/oidc-client.ts';
import { openProvider } from '#testing/openid-provider.ts';
import type { TestPlatform } from '#testing/platform.ts';

export async function withProvider(platform: TestPlatform): Promise<() => void> {
  const { issuer, close } = await openProvider(platform.config.origin);
  const { id, secret, name } = OIDC_CLIENT;
  platform.config.oidc = { issuer, clientId: id, clientSecret: secret, name };
  return close;
}

export async function throughProvider(url: string, name: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 10; step += 1) {
    const answer: Response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = cookie.split(';', 1)[0]?.split('=', 2) ?? [];
      cookies.set(key, value);
    }
    const to = answer.headers.get('location');
    body = to ? undefined : new URLSearchParams(name ? { name } : { cancel: '1' });
    if (to) next = new URL(to, next);
    if (next.pathname === '/login/return/') return next.search.slice(1);
  }
  throw new Error('the provider sends nobody back');
}

export async function comeBy(browser: TestBrowser, name: string, next?: string) {
  const { url } = (await browser.call('SocialLoginResource.create', { next })).data;
  const query = await throughProvider(url, name);
  return (await browser.call('SocialLoginResource.update', { query })).data;
}
