import { describe, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { principalOf } from '#testing/principal-of.ts';
import { maySeePerson, maySeeThingsOf, type PersonFacts, type RelationFacts } from './person-access.ts';

const ADA = '1' as Id;
const BEN = '2' as Id;
const person: PersonFacts = { id: ADA, is_active: true, is_private_profile: false };
const hidden = { ...person, is_private_profile: true };
const gone = { ...person, is_active: false };
const stranger: RelationFacts = { isFollowedByMe: false, isBlockedByMe: false, hasBlockedMe: false };
const follower = { ...stranger, isFollowedByMe: true };
const blocker = { ...stranger, isBlockedByMe: true };
const blocked = { ...stranger, hasBlockedMe: true };

interface Case {
  who: string;
  viewer?: Id;
  of?: PersonFacts;
  relation?: RelationFacts;
  /**
   * Whether they see the person, whether they do where a block can be undone, and whether they see what the person
   * saves.
   */
  sees: [boolean, boolean, boolean];
}

const everything: Case['sees'] = [true, true, true];
const nothing: Case['sees'] = [false, false, false];
const personOnly: Case['sees'] = [true, true, false];

describe('who sees a person, and what they save', () => {
  test.each<Case>([
    { who: 'a visitor', sees: everything },
    { who: 'a stranger', viewer: BEN, relation: stranger, sees: everything },
    { who: 'a visitor of a private profile', of: hidden, sees: personOnly },
    { who: 'a stranger to a private profile', viewer: BEN, of: hidden, relation: stranger, sees: personOnly },
    { who: 'a follower of a private profile', viewer: BEN, of: hidden, relation: follower, sees: everything },
    {
      ...{ who: 'somebody whom no experiment keeps from private profiles', viewer: BEN, of: hidden },
      ...{ relation: { ...stranger, seesPrivate: true }, sees: everything },
    },
    { who: 'its owner', viewer: ADA, of: hidden, sees: everything },
    { who: 'who was blocked', viewer: BEN, relation: blocked, sees: nothing },
    { who: 'who blocks', viewer: BEN, relation: blocker, sees: [false, true, false] },
    {
      who: 'one of two who block each other',
      viewer: BEN,
      relation: { ...blocker, ...blocked, isBlockedByMe: true },
      sees: nothing,
    },
    { who: 'a follower of who has left', viewer: BEN, of: gone, relation: follower, sees: nothing },
    { who: 'who has left', viewer: ADA, of: gone, sees: nothing },
  ])('$who', ({ viewer, of = person, relation, sees }) => {
    expect([
      maySeePerson(principalOf(viewer), of, relation),
      maySeePerson(principalOf(viewer), of, relation, true),
      maySeeThingsOf(principalOf(viewer), of, relation),
    ]).toEqual(sees);
  });
});
