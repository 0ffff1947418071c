import { z } from 'zod';
import { createProductRegistry } from '#app/resources.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { INERT_HINTS, INERT_HINTS_OF } from './hints.ts';

const registry = createProductRegistry();

/** Every list takes a bookmark, and the tunnel takes the options of its target. */
const EVERYWHERE = ['bookmarks'];

/**
 * The options of a call that are neither declared by its resource nor known hints; none if the address is no
 * resource's.
 */
export function unknownOptions(url: string, body: string | Buffer | undefined): string[] {
  const { pathname, searchParams } = new URL(url);
  const [, name, action] = /\/resource\/(\w+)\/(get|create|update|delete)\b/.exec(pathname) ?? [];
  const resource = name && registry.find(`${name}.${action}`);
  if (!resource || name === 'ApiResource') return [];
  const sent = typeof body === 'string' ? new URLSearchParams(body) : searchParams;
  const hints = { ...INERT_HINTS, ...INERT_HINTS_OF[resource.name] };
  const known = new Set([...declaredBy(resource), ...Object.keys(hints), ...EVERYWHERE]);
  const unknown = Object.keys(optionsIn(sent.get('data'))).filter((option) => !known.has(option));
  return unknown.map((option) => `${resource.name}: ${option}`);
}

function declaredBy({ options }: AnyResource): string[] {
  const schema = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
}

/** Empty where the test sends unreadable options. */
function optionsIn(data: string | null): object {
  try {
    const { options } = JSON.parse(data ?? '{}') as { options?: object | null };
    return options ?? {};
  } catch {
    return {};
  }
}
