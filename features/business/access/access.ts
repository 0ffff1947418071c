import { z } from 'zod';
import { BUSINESS_PERMISSIONS, type BusinessPermission } from '#features/core/identity/acting-access.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';

/** The business, where the caller is somebody else. */
export const subjectOption = z.object({ orbac_subject_id: idOption.nullish() });

export const permissionsOption = z
  .array(z.enum(BUSINESS_PERMISSIONS))
  .max(BUSINESS_PERMISSIONS.length)
  .refine((chosen) => chosen.length > 0, msg('{field}: must contain a permission'));

export const MOST_PEOPLE = 100;

/** Of one client. */
export const MOST_AGENCIES = 10;
export const MOST_CLIENTS = 200;

/** 30 days. */
const INVITE_MS = 30 * 86_400_000;

export function invitesSince(now: Date): Date {
  return new Date(now.getTime() - INVITE_MS);
}

const DAY_SECONDS = 86_400;

export const INVITE_RULES = {
  byBusiness: { name: 'business invites by business', most: 100, windowSeconds: DAY_SECONDS },
  byPair: { name: 'business invites by business and invited', most: 5, windowSeconds: DAY_SECONDS },
};

/** What changes among the people of a business, as its log names it. */
const PEOPLE_ACTIONS = [
  'people.invited',
  'people.invite-withdrawn',
  'people.accepted',
  'people.declined',
  'people.changed',
  'people.removed',
  'people.left',
  'people.second-factor-required',
  'people.second-factor-not-required',
  'clients.asked',
  'clients.accepted',
  'clients.declined',
  'clients.withdrawn',
  'clients.ended',
] as const;

export type PeopleAction = (typeof PEOPLE_ACTIONS)[number];

export interface GivenAccess {
  id: Id;
  permissions: readonly BusinessPermission[];
}
