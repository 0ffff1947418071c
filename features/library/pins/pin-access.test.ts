import { describe, expect, test } from 'vitest';
import type { PersonFacts, RelationFacts } from '#features/core/people/person-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { principalOf } from '#testing/principal-of.ts';
import { maySeePin, type PinBoardFacts } from './pin-access.ts';

const ADA = '1' as Id;
const BEN = '2' as Id;
const CHI = '3' as Id;
const pinner: PersonFacts = { id: ADA, is_active: true, is_private_profile: false };
const open: PinBoardFacts = {
  ...{ privacy: 'public', is_temporarily_disabled: false, is_mine: false, owner_id: BEN },
  ...{ owner_is_active: true, owner_is_private_profile: false },
};
const boards = {
  open,
  secret: { ...open, privacy: 'secret' },
  isProtected: { ...open, privacy: 'protected' },
  disabled: { ...open, is_temporarily_disabled: true },
  ofPrivate: { ...open, owner_is_private_profile: true },
  ofGone: { ...open, owner_is_active: false },
  gone: undefined,
} satisfies Record<string, PinBoardFacts | undefined>;

const stranger: RelationFacts = { isFollowedByMe: false, isBlockedByMe: false, hasBlockedMe: false };
const follower = { ...stranger, isFollowedByMe: true };
const blocked = { ...stranger, hasBlockedMe: true };
const all = Object.keys(boards);

interface Case {
  who: string;
  viewer?: Id;
  of?: Partial<PersonFacts>;
  ofPinner?: RelationFacts;
  ofOwner?: RelationFacts;
  isMine?: boolean;
  sees: string[];
}

describe('on which boards somebody sees a pin', () => {
  test.each<Case>([
    { who: 'a visitor', sees: ['open'] },
    { who: 'a stranger', viewer: CHI, ofPinner: stranger, ofOwner: stranger, sees: ['open'] },
    { who: 'a follower of the board’s owner', viewer: CHI, ofOwner: follower, sees: ['open', 'ofPrivate'] },
    { who: 'a follower of the pinner', viewer: CHI, ofPinner: follower, sees: ['open'] },
    { who: 'whom the pinner blocks', viewer: CHI, ofPinner: blocked, sees: [] },
    { who: 'whom the board’s owner blocks', viewer: CHI, ofOwner: blocked, sees: [] },
    { who: 'a stranger to a private pinner', viewer: CHI, of: { is_private_profile: true }, sees: [] },
    {
      ...{ who: 'a follower of a private pinner', viewer: CHI, of: { is_private_profile: true } },
      ...{ ofPinner: follower, sees: ['open'] },
    },
    { who: 'anybody, of a pinner who has left', of: { is_active: false }, sees: [] },
    { who: 'its pinner', viewer: ADA, of: { is_private_profile: true }, ofOwner: blocked, sees: all },
    { who: 'its pinner, who has left', viewer: ADA, of: { is_active: false }, sees: [] },
    {
      ...{ who: 'who works on the board', viewer: CHI, isMine: true, of: { is_private_profile: true } },
      sees: ['open', 'secret', 'isProtected', 'disabled', 'ofPrivate'],
    },
    {
      who: 'who works on the board, blocked by its owner',
      viewer: CHI,
      isMine: true,
      ofOwner: blocked,
      sees: [],
    },
    {
      who: 'who works on the board, blocked by the pinner',
      viewer: CHI,
      isMine: true,
      ofPinner: blocked,
      sees: [],
    },
  ])('$who', ({ viewer, of, ofPinner, ofOwner, isMine = false, sees }) => {
    const pin = { board_id: '9', privacy: 'public' as const, pinner: { ...pinner, ...of } };
    const seen = Object.entries(boards).filter(([, facts]) =>
      maySeePin(principalOf(viewer), pin, facts && { ...facts, is_mine: isMine }, {
        pinner: ofPinner,
        boardOwner: ofOwner,
      }),
    );
    expect(seen.map(([name]) => name)).toEqual(sees);
  });
});

test('a pin on no board is seen by who sees the pinner’s things, and by nobody else where it was secret', () => {
  const sees = (id: Id, privacy: 'public' | 'secret', relation: RelationFacts) =>
    maySeePin(
      principalOf(id),
      { board_id: null, privacy, pinner: { ...pinner, is_private_profile: true } },
      undefined,
      { pinner: relation, boardOwner: undefined },
    );
  expect([sees(CHI, 'public', stranger), sees(CHI, 'public', follower)]).toEqual([false, true]);
  expect([sees(CHI, 'secret', follower), sees(ADA, 'secret', stranger)]).toEqual([false, true]);
});
