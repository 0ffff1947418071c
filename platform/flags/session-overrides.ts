import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SessionOverrides } from './flags-for.ts';

const overridesSchema = z.record(z.string(), z.string());

export const OVERRIDES_COOKIE = 'flags';

/** A session cookie; empty overrides delete it. */
export function overridesCookie(
  overrides: SessionOverrides,
  { secret, origin }: { secret: string; origin: string },
): string {
  const isNone = Object.keys(overrides).length === 0;
  const parts = [
    `${OVERRIDES_COOKIE}=${isNone ? '' : signOverrides(overrides, secret)}`,
    'Path=/',
    'HttpOnly',
  ];
  parts.push(
    'SameSite=Lax',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
    ...(isNone ? ['Max-Age=0'] : []),
  );
  return parts.join('; ');
}

export function signOverrides(overrides: SessionOverrides, secret: string): string {
  const content = Buffer.from(JSON.stringify(overrides)).toString('base64url');
  return `${content}.${sign(content, secret)}`;
}

export function readOverrides(text: string | undefined, secret: string): SessionOverrides {
  const [content = '', signature = ''] = text?.split('.') ?? [];
  const expected = Buffer.from(sign(content, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return {};
  const parsed = overridesSchema.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return parsed.success ? parsed.data : {};
}

function sign(content: string, secret: string): string {
  return createHmac('sha256', secret).update(`flags ${content}`).digest('base64url');
}
