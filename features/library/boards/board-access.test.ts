import { describe, expect, test } from 'vitest';
import type { PersonFacts, RelationFacts } from '#features/core/people/person-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Principal } from '#platform/resource/principal.ts';
import { principalOf } from '#testing/principal-of.ts';
import {
  type BoardFacts,
  type BoardPermission,
  type MembershipFacts,
  mayActOnBoard,
  maySeeBoard,
  maySeeGuestPin,
} from './board-access.ts';

const ADA = '1' as Id;
const BEN = '2' as Id;
const CHI = '3' as Id;
const owner: PersonFacts = { id: ADA, is_active: true, is_private_profile: false };
const board: BoardFacts = {
  ...{ owner_id: ADA, owner, privacy: 'public', is_temporarily_disabled: false, deleted_at: null },
};
const works: MembershipFacts = { is_collaborator: true, access: [] };
const writes: MembershipFacts = { is_collaborator: true, access: ['write'] };
const invited: MembershipFacts = { is_collaborator: false, access: ['write'] };
const stranger: RelationFacts = { isFollowedByMe: false, isBlockedByMe: false, hasBlockedMe: false };
const follower = { ...stranger, isFollowedByMe: true };
const blocked = { ...stranger, hasBlockedMe: true };

const secret: BoardFacts = { ...board, privacy: 'secret' };
const isProtected: BoardFacts = { ...board, privacy: 'protected' };
const disabled: BoardFacts = { ...board, is_temporarily_disabled: true };
const deleted: BoardFacts = { ...board, deleted_at: new Date(0) };
const ofPrivate: BoardFacts = { ...board, owner: { ...owner, is_private_profile: true } };
const ofGone: BoardFacts = { ...board, owner: { ...owner, is_active: false } };

describe('who sees a board', () => {
  const kinds = { board, secret, isProtected, disabled, deleted, ofPrivate, ofGone };
  test.each<[string, Id | undefined, MembershipFacts | undefined, RelationFacts | undefined, string[]]>([
    ['a visitor', undefined, undefined, undefined, ['board']],
    ['a stranger', BEN, undefined, stranger, ['board']],
    ['a follower', BEN, undefined, follower, ['board', 'ofPrivate']],
    ['who was blocked', BEN, undefined, blocked, []],
    ['who is invited only', BEN, invited, stranger, ['board']],
    ['who works on it', BEN, works, stranger, ['board', 'secret', 'isProtected', 'disabled', 'ofPrivate']],
    ['who works on it and was blocked', BEN, works, blocked, []],
    [
      ...(['its owner', ADA, undefined, undefined] as const),
      ['board', 'secret', 'isProtected', 'disabled', 'ofPrivate', 'ofGone'],
    ],
  ])('%s', (_, id, membership, relation, seen) => {
    const sees = Object.entries(kinds).filter(([, facts]) =>
      maySeeBoard(principalOf(id), facts, membership, relation),
    );
    expect(sees.map(([name]) => name)).toEqual(seen);
  });
});

test('what a private profile saves to a board is seen by its followers and by who works there, unless blocked', () => {
  const pinner = { id: CHI, is_active: true, is_private_profile: true };
  const sees = (id: Id, membership: MembershipFacts | undefined, relation: RelationFacts) =>
    maySeeGuestPin(principalOf(id), board, membership, pinner, relation);
  expect([sees(BEN, undefined, stranger), sees(BEN, invited, stranger)]).toEqual([false, false]);
  expect([
    sees(BEN, undefined, follower),
    sees(BEN, works, stranger),
    sees(ADA, undefined, stranger),
  ]).toEqual([true, true, true]);
  expect([sees(BEN, works, blocked), sees(ADA, undefined, blocked)]).toEqual([false, false]);
});

describe('what somebody may do to a board', () => {
  const permissions: BoardPermission[] = ['save', 'edit', 'change-privacy', 'invite', 'merge', 'delete'];
  test.each<[string, Principal, MembershipFacts | undefined, BoardPermission[]]>([
    ['its owner does all', { kind: 'person', id: ADA }, undefined, permissions],
    ['its owner does nothing by a limited login', { kind: 'limited', id: ADA }, undefined, []],
    ['who may write saves and edits', { kind: 'person', id: BEN }, writes, ['save', 'edit']],
    ['who may not write saves', { kind: 'person', id: BEN }, works, ['save']],
    ['who is invited only does nothing', { kind: 'person', id: BEN }, invited, []],
    ['a stranger does nothing', { kind: 'person', id: BEN }, undefined, []],
    ['a job saves for who may not write', { kind: 'job', id: BEN }, works, ['save']],
    ['who works on it does nothing by a limited login', { kind: 'limited', id: BEN }, writes, []],
  ])('%s', (_, viewer, membership, allowed) => {
    expect(permissions.filter((permission) => mayActOnBoard(permission, viewer, board, membership))).toEqual(
      allowed,
    );
  });
});
