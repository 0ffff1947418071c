import {
  AD_MANAGERS,
  type BusinessPermission,
  type DelegatedPermission,
  isOfAds,
  managedPermissions,
  notActingFor,
  permissionsAllow,
  roleLacks,
} from '#features/core/identity/acting-access.ts';
import { checkedFirst } from '#platform/database/checked-first.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { type Found, readOnce } from '#platform/resource/once.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { PersonViewer, SignedInViewer } from '#platform/resource/viewer.ts';
import { MOST_AGENCIES } from './access.ts';
import {
  type BusinessRow,
  findAccess,
  findBusiness,
  findSecondFactor,
  lockAccessToAct,
} from './business-access.store.ts';
import { insertAction, nameThings, nextActionId } from './business-actions.store.ts';
import { listAgencies, lockManagedToAct } from './managed-clients.store.ts';

export interface ActedCall {
  name: string;
  needs: DelegatedPermission | undefined;
  isRead: boolean;
  sent: object;
}

export interface ActedContext {
  context: Context;
  /** Says afterwards which thing was made. */
  noteThing(answered: unknown): Promise<void>;
}

/** For whom a call is made. A managed client is reached through an agency, and only in its ads. */
export interface Subject {
  id: string;
  isManaged: boolean;
}

/** Null where the call names nobody else. */
export function namedSubject(
  { viewer }: Context,
  sent: object,
  needs: DelegatedPermission | undefined,
): Subject | null {
  const named = sent as { orbac_subject_id?: unknown; managed_client_id?: unknown };
  const client = isOfAds(needs) ? named.managed_client_id : null;
  const id = String(client || (named.orbac_subject_id ?? ''));
  return id === '' || id === viewer.id ? null : { id, isManaged: Boolean(client) };
}

/**
 * The same call, made by the business that it is for: all rules then see the business. Its writes run only while the
 * permission holds, and each is in the log.
 * @throws Refusal 'forbidden' if the viewer may not, or needs a second factor for it
 */
export async function actFor(context: Context, subject: Subject, call: ActedCall): Promise<ActedContext> {
  const { name, sent } = call;
  const { acted, needs } = await requireGiven(context, subject, call.needs);
  if (call.isRead) return { context: await asReader(context, acted), noteThing: async () => {} };
  const { db, clock } = context;
  const [actorId, businessId] = [acted.acting.actor.id, acted.id];
  const id = await nextActionId(db, businessId);
  // A pin is created on a board: the log names what is made. Of a comment, it names the pin.
  const things = PARTS.test(name) ? THINGS_OF_PARTS : THINGS;
  const isMade = name.endsWith('.create') && things === THINGS;
  const thingId = isMade ? null : thingIn(sent, things);
  // Changes among the people say themselves what they are.
  const isOfPeople = needs === 'manage-people' || needs === 'manage-owners';
  const before = async (tx: Transaction) => {
    const { agencyId = null } = acted.acting;
    const permissions = await lockGiven(tx, { actorId, businessId, agencyId });
    if (!permissions) throw notGiven(subject);
    if (!permissionsAllow(permissions, needs)) throw roleLacks(acted.fullName, needs);
    await findGiven(tx, actorId, { ...subject, id: businessId });
    acted.acting.permissions = permissions;
    if (isOfPeople) return;
    await insertAction(tx, id, { businessId, actorId, action: name, thingId, at: clock.now() });
  };
  const noteThing = async (answered: unknown) => {
    if (isOfPeople) return;
    const several = FOLLOWS.test(name) ? severalIn(answered) : [];
    if (several.length > 0) return nameThings(db, id, several);
    if (thingId) return;
    const made = thingIn(answered, things) ?? thingIn(sent, things);
    if (made) await nameThings(db, id, [made]);
  };
  return { context: { ...context, viewer: acted, db: checkedFirst(db, before) }, noteThing };
}

/** What the page has found is of the viewer, not of the business. */
async function asReader(context: Context, acted: ActingViewer): Promise<Context> {
  const found =
    context.found && (await readOnce(context, `found as ${acted.id}`, async (): Promise<Found> => new Map()));
  return { ...context, viewer: acted, found };
}

/** @throws Refusal 'forbidden' */
export async function requireGiven(
  context: Context,
  subject: Subject,
  needs: DelegatedPermission | undefined,
): Promise<{ acted: ActingViewer; needs: DelegatedPermission }> {
  const { viewer } = context;
  if (!needs || viewer.kind !== 'person' || viewer.acting) throw notActingFor();
  const acted = await viewerOfBusiness(context, { ...viewer, kind: 'person' }, subject);
  if (!permissionsAllow(acted.acting.permissions, needs)) throw roleLacks(acted.fullName, needs);
  return { acted, needs };
}

export type ActingViewer = SignedInViewer & Required<Pick<SignedInViewer, 'acting'>>;

/**
 * Read once for all calls of a page.
 * @throws Refusal 'forbidden', or 'not-found' for a managed client
 */
export async function viewerOfBusiness(
  context: Context,
  actor: PersonViewer,
  subject: Subject,
): Promise<ActingViewer> {
  const id = parseId(subject.id);
  if (!id) throw notGiven(subject);
  const read = () => findGiven(context.db, actor.id, { ...subject, id });
  const key = `business ${actor.id} ${id}${subject.isManaged ? ' managed' : ''}`;
  return asBusiness(actor, await readOnce(context, key, read));
}

interface Given {
  permissions: readonly BusinessPermission[];
  business: BusinessRow;
  isMet: boolean;
  /** That is acted through. */
  agencyId: Id | null;
}

/** Under the lock of what was given, what pauses it is looked at again. */
async function findGiven(db: Queryable, actorId: Id, subject: Subject & { id: Id }): Promise<Given> {
  const read = subject.isManaged ? readManaged : readGiven;
  const given = await read(db, actorId, subject.id);
  if (!given) throw notGiven(subject);
  if (!given.isMet) throw secondFactorRequired();
  return given;
}

function notGiven({ isManaged }: Subject): Refusal {
  return isManaged ? notFound('managed_client') : notActingFor();
}

/** Of both the agency's people and its client; null where nothing is given now. */
export async function lockGiven(
  tx: Transaction,
  { actorId, businessId, agencyId }: { actorId: Id; businessId: Id; agencyId: Id | null },
) {
  if (!agencyId) return (await lockAccessToAct(tx, actorId, businessId))?.permissions ?? null;
  const own = agencyId === actorId ? OWN : (await lockAccessToAct(tx, actorId, agencyId))?.permissions;
  const managed = await lockManagedToAct(tx, { clientId: businessId, agencyId });
  return own && managed?.accepted_at ? managedPermissions(managed.permissions, own) : null;
}

const OWN: readonly BusinessPermission[] = ['OWNER'];

/** Through the first agency of the client that the actor is, or acts for. */
export async function readManaged(db: Queryable, actorId: Id, clientId: Id): Promise<Given | null> {
  const [business, agencies] = await Promise.all([
    findBusiness(db, clientId),
    listAgencies(db, clientId, MOST_AGENCIES),
  ]);
  if (!business) return null;
  for (const { agency_id: agencyId, permissions: byClient, accepted_at } of agencies) {
    const own = accepted_at && (await readAgency(db, actorId, agencyId));
    if (!own) continue;
    const isMet = own.isMet && (!business.requires_second_factor || own.hasSecondFactor);
    return { permissions: managedPermissions(byClient, own.permissions), business, isMet, agencyId };
  }
  return null;
}

async function readAgency(db: Queryable, actorId: Id, agencyId: Id) {
  const given = agencyId === actorId ? null : await readGiven(db, actorId, agencyId);
  if (given || agencyId !== actorId) return given;
  const [agency, hasSecondFactor] = await Promise.all([
    findBusiness(db, agencyId),
    findSecondFactor(db, agencyId),
  ]);
  return agency && { permissions: OWN, isMet: true, hasSecondFactor };
}

/** Null where nothing is given, or it pauses; `isMet` is false while a second factor is missing. */
export async function readGiven(
  db: Queryable,
  actorId: Id,
  businessId: Id,
): Promise<(Given & { hasSecondFactor: boolean }) | null> {
  const [access, business] = await Promise.all([
    findAccess(db, actorId, businessId),
    findBusiness(db, businessId),
  ]);
  if (!access || !business) return null;
  const isMet = meetsSecondFactor(access.permissions, {
    isRequired: business.requires_second_factor,
    hasOne: access.has_second_factor,
  });
  const { permissions, has_second_factor: hasSecondFactor } = access;
  return { permissions, business, isMet, hasSecondFactor, agencyId: null };
}

/** An owner acts in any case. */
export function meetsSecondFactor(
  permissions: readonly BusinessPermission[],
  { isRequired, hasOne }: { isRequired: boolean; hasOne: boolean },
): boolean {
  return !isRequired || hasOne || permissions.includes('OWNER');
}

function secondFactorRequired(): Refusal {
  return new Refusal({
    kind: 'forbidden',
    reason: 'second-factor-required',
    message: 'To act for this account, turn on two-factor login for your own.',
    field: 'orbac_subject_id',
  });
}

const WRITING: readonly string[] = AD_MANAGERS;

/** Somebody who may only look sees as with a limited login, for which nothing can be written. */
function asBusiness(actor: PersonViewer, { business, permissions, agencyId }: Given): ActingViewer {
  const mayWrite = permissionsAllow(permissions, 'react') || permissions.some((one) => WRITING.includes(one));
  const { id, username, fullName, avatarSignature, country, unauthId, sessionId, chosenLocale } = actor;
  return {
    kind: mayWrite ? 'person' : 'limited',
    ...{ country, unauthId, sessionId, chosenLocale },
    id: business.id,
    username: business.username,
    fullName: business.full_name,
    avatarSignature: business.avatar_signature,
    isStaff: false,
    isEmployee: false,
    isPartner: true,
    isPrivateProfile: business.is_private_profile,
    shouldShowMessaging: business.should_show_messaging,
    card: {
      firstName: business.first_name,
      followerCount: business.follower_count,
      isVerifiedMerchant: business.is_verified_merchant,
      isNewcomer: false,
    },
    acting: { actor: { id, username, fullName, avatarSignature }, permissions, agencyId },
  };
}

const THINGS = ['id', 'pin_id', 'board_id', 'source', 'target', 'comment_id', 'section_id', 'interest_id'];

/** Comments, tries and to-dos have no name of their own. */
const PARTS = /^(AggregatedComment|DidItActivity|BoardTodo)/;
const THINGS_OF_PARTS = ['pin_id', 'pinId', 'objectId', 'board_id', ...THINGS];

/** Of several people or topics at once. */
const FOLLOWS = /^(InterestFollow|PUT .*users.follow)/;

function severalIn(answered: unknown): Id[] {
  const listed: unknown = Array.isArray(answered)
    ? answered.map(({ id }) => id)
    : (answered as { interest_ids?: unknown } | null)?.interest_ids;
  return (Array.isArray(listed) ? listed : []).flatMap(
    (one) => (typeof one === 'string' && parseId(one)) || [],
  );
}

function thingIn(value: unknown, names: readonly string[]): Id | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  for (const name of names) {
    const found = fields[name];
    const id = typeof found === 'string' ? parseId(found) : null;
    if (id) return id;
  }
  return null;
}
