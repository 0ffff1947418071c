import {
  type BusinessPermission,
  type DelegatedPermission,
  notActingFor,
  permissionsAllow,
  roleLacks,
} from '#features/core/identity/acting-access.ts';
import { checkedFirst } from '#platform/database/checked-first.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { type Found, readOnce } from '#platform/resource/once.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { PersonViewer, SignedInViewer } from '#platform/resource/viewer.ts';
import { type BusinessRow, findAccess, findBusiness, lockAccessToAct } from './business-access.store.ts';
import { insertAction, nameThings, nextActionId } from './business-actions.store.ts';

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

/** Null where the call names nobody else. */
export function namedSubject({ viewer }: Context, sent: object): string | null {
  const { orbac_subject_id: named } = sent as { orbac_subject_id?: unknown };
  if (named === undefined || named === null || named === '') return null;
  return String(named) === viewer.id ? null : String(named);
}

/**
 * The same call, made by the business that it is for: all rules then see the business. Its writes run only while the
 * permission holds, and each is in the log.
 * @throws Refusal 'forbidden' if the viewer may not, or needs a second factor for it
 */
export async function actFor(context: Context, subject: string, call: ActedCall): Promise<ActedContext> {
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
    const access = await lockAccessToAct(tx, actorId, businessId);
    if (!access) throw notActingFor();
    if (!permissionsAllow(access.permissions, needs)) throw roleLacks(acted.fullName, needs);
    await findGiven(tx, actorId, businessId);
    acted.acting.permissions = access.permissions;
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
  subject: string,
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
 * @throws Refusal 'forbidden'
 */
export async function viewerOfBusiness(
  context: Context,
  actor: PersonViewer,
  subject: string,
): Promise<ActingViewer> {
  const id = parseId(subject);
  if (!id) throw notActingFor();
  const read = () => findGiven(context.db, actor.id, id);
  const { access, business } = await readOnce(context, `business ${actor.id} ${id}`, read);
  return asBusiness(actor, business, access.permissions);
}

/**
 * Under the lock of the access, what pauses it is looked at again.
 * @throws Refusal 'forbidden'
 */
async function findGiven(db: Queryable, actorId: Id, businessId: Id) {
  const given = await readGiven(db, actorId, businessId);
  if (!given) throw notActingFor();
  if (!given.isMet) throw secondFactorRequired();
  return given;
}

/** Null where nothing is given, or it pauses; `isMet` is false while a second factor is missing. */
export async function readGiven(db: Queryable, actorId: Id, businessId: Id) {
  const [access, business] = await Promise.all([
    findAccess(db, actorId, businessId),
    findBusiness(db, businessId),
  ]);
  if (!access || !business) return null;
  const isMet = meetsSecondFactor(access.permissions, {
    isRequired: business.requires_second_factor,
    hasOne: access.has_second_factor,
  });
  return { access, business, isMet };
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

/** Somebody who may only look sees as with a limited login, for which nothing can be written. */
function asBusiness(
  actor: PersonViewer,
  business: BusinessRow,
  permissions: readonly BusinessPermission[],
): ActingViewer {
  const { id, username, fullName, avatarSignature, country, unauthId, sessionId, chosenLocale } = actor;
  return {
    kind: permissionsAllow(permissions, 'react') ? 'person' : 'limited',
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
    acting: { actor: { id, username, fullName, avatarSignature }, permissions },
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
