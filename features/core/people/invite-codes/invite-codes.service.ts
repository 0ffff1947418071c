import { randomBytes } from 'node:crypto';
import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { logEvent } from '#features/measure/events/event.service.ts';
import { EVENT_TYPES } from '#features/measure/events/event.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { deleteCodesOf, findCodeOf, findInviter, insertCode } from '../invite-codes.store.ts';
import { lockPeople } from '../people-lock.store.ts';
import { type FollowRefused, personNotFound } from '../person-refusals.ts';
import type { PersonCardRow } from '../person-row.ts';
import { requireVisiblePerson } from '../visible-person.service.ts';
import { decodeInviteCode, invitePath } from './invite-code.ts';

type Me = ContextFor<'person'>;

/** Others follow the viewer by it without a request; made on first use. */
export async function ownInvite({ db, viewer, clock, config }: Me) {
  const code = await db.transaction((tx) => keepCode(tx, viewer.id, clock.now()));
  return { invite_code: code, url: config.origin + invitePath(viewer.username, code) };
}

export async function keepCode(tx: Transaction, personId: Id, at: Date): Promise<string> {
  const person = (await lockPeople(tx, [personId])).get(personId);
  if (!person) throw personNotFound();
  const known = await findCodeOf(tx, personId);
  if (known) return known;
  const made = randomBytes(16).toString('base64url');
  await insertCode(tx, person, made, at);
  return made;
}

export async function endInvites({ db, viewer }: Me): Promise<void> {
  await deleteCodesOf(db, requireActingFor(viewer, {}, 'edit-settings'));
}

/** Does not follow them yet. */
export async function redeemInvite(
  context: Me,
  code: string,
): Promise<{ person: PersonCardRow } | FollowRefused> {
  const inviter = await findInviter(context.db, code);
  if (!inviter) return { refused: 'invite-not-valid' };
  if (inviter === context.viewer.id) return { refused: 'own-invite' };
  const found = await requireVisiblePerson(context, { id: inviter }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!found || found.isBlockedByMe) return { refused: 'invite-not-valid' };
  return { person: found.row };
}

/** The answer does not reveal whether the code exists. */
export async function landByInvite(context: Context, sent: string): Promise<void> {
  const code = decodeInviteCode(sent);
  const inviter = await findInviter(context.db, code);
  if (!inviter) return;
  await logEvent(context, {
    event_type: EVENT_TYPES.landByInvite,
    object_id_str: inviter,
    aux_data: { invite_code: code },
  });
}
