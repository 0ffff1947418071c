import type { Registry } from '#api/resource/registry.ts';
import {
  AD_MANAGERS,
  BUSINESS_PERMISSIONS,
  permissionsAllow,
} from '#features/core/identity/acting-access.ts';
import type { ResourceName } from '#platform/resource/call.ts';
import { type AnyResource, isRead } from '#platform/resource/resource.ts';
import { BY_BUSINESS, FIRST, LEAST, WRITES_NOTHING } from './acting-table.ts';
import type { Row } from './table.ts';
import { OF_BOARDS, OF_PEOPLE, OF_PINS } from './tables.ts';
import { STATES, type StateName } from './things.ts';
import { type Answers, type Status, statusFor } from './viewers.ts';

export interface ActingCase {
  title: string;
  resource: AnyResource;
  /** In which Ada may make the call herself, if anybody may for her. */
  state: StateName;
  options: Row['options'];
  isWrite: boolean;
  isAllowed(permission: string): boolean;
}

const MANAGERS: readonly string[] = AD_MANAGERS;

const rows = Object.values({ ...OF_PEOPLE, ...OF_PINS, ...OF_BOARDS }).flat();

/** One of each resource that a row has, reads only where Ada may, and one of each write through the tunnel. */
export function actingCases(registry: Registry): ActingCase[] {
  const plain = registry.all
    .filter(({ name }) => !name.startsWith('ApiResource'))
    .flatMap((resource) => caseOf(resource) ?? []);
  return [...plain, ...plain.flatMap((one) => tunnelled(registry, one) ?? [])];
}

function caseOf(resource: AnyResource): ActingCase | undefined {
  const { name } = resource;
  const own = BY_BUSINESS[name];
  const found = own ? { state: 'person' as const, options: own } : rowFor(resource);
  if (!found) return undefined;
  const options: Row['options'] = async (thing, actor) => {
    const sent = await found.options(thing, actor);
    const first = FIRST[name];
    if (first) await thing.world.people.ada.browser.call(first as ResourceName, sent as never);
    return sent;
  };
  const isWrite = !isRead(resource) && !WRITES_NOTHING.includes(name);
  return { ...found, options, title: name, resource, isWrite, isAllowed: (one) => isAllowed(resource, one) };
}

function rowFor(resource: AnyResource): Pick<ActingCase, 'state' | 'options'> | undefined {
  const of = rows.filter((row) => row.resource === resource.name && (!isRead(resource) || !row.byNewcomers));
  const inState = (isWanted: (status: Status) => boolean) => {
    for (const { on, options } of of) {
      for (const [name, answers] of Object.entries(on) as [StateName, Answers][]) {
        if (STATES[name].owner === 'ada' && isWanted(statusFor(answers, 'owner')))
          return { state: name, options };
      }
    }
    return undefined;
  };
  const own = inState((status) => status === 200) ?? inState((status) => status === 'idle');
  return own ?? (isRead(resource) ? undefined : inState(() => true));
}

function isAllowed(resource: AnyResource, permission: string): boolean {
  if (isRead(resource)) return Boolean(resource.acting && permissionsAllow([permission], resource.acting));
  const [least] = Object.entries(LEAST).find(([, names]) => names.some((one) => one === resource.name)) ?? [];
  if (least === undefined) return false;
  if (permission === least) return true;
  // Who manages a part of the ads does nothing else.
  const ranks: readonly string[] = BUSINESS_PERMISSIONS.filter((one) => !MANAGERS.includes(one));
  const rank = ranks.indexOf(permission);
  return rank >= 0 && rank <= (MANAGERS.includes(least) ? ranks.indexOf('ADMIN') : ranks.indexOf(least));
}

const ACTIONS: Readonly<Record<string, string>> = { POST: 'create', PUT: 'update', DELETE: 'delete' };

/** The same call by its path; the tunnel has names for these methods. */
function tunnelled(registry: Registry, one: ActingCase): ActingCase | undefined {
  const [method = '', path = ''] = one.title.split(' ');
  const tunnel = registry.find(`ApiResource.${ACTIONS[method]}`);
  if (!tunnel) return undefined;
  const options: Row['options'] = async (thing, actor) => {
    const data = { ...(await one.options(thing, actor)) };
    const url = path.replace(/:([a-z_]+)/g, (_, parameter) => String(Reflect.get(data, parameter)));
    return { url, data };
  };
  return { ...one, title: `${tunnel.name} of ${one.title}`, resource: tunnel, options };
}
