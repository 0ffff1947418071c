import { call } from '#platform/resource/client.ts';
import { AUDIENCE_LIMITS } from '../audience.ts';

/** The hashes of what look like addresses: these never leave the browser. */
export async function hashesIn(text: string): Promise<string[]> {
  const addresses = text
    .split(/[\s,;]+/)
    .map((one) => one.trim().toLowerCase())
    .filter((one) => /^[^@]+@[^@]+$/.test(one));
  return Promise.all([...new Set(addresses)].map(hashOf));
}

async function hashOf(address: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function sendCustomers(
  id: string,
  how: 'add' | 'remove',
  hashes: readonly string[],
): Promise<void> {
  for (let at = 0; at < hashes.length; at += AUDIENCE_LIMITS.keysAtOnce) {
    const some = hashes.slice(at, at + AUDIENCE_LIMITS.keysAtOnce);
    await call('AudienceCustomersResource.update', { audience_id: id, [how]: some });
  }
}
