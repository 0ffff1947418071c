import { expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { mayReadConversation, reachesAnybody } from './conversation-access.ts';

const ADA = '1' as Id;
const BEN = '2' as Id;
const CHI = '3' as Id;
const DAN = '4' as Id;

test('a conversation is read by its members; one of two by nobody while there is a block between them', () => {
  const pair = { is_group: false, members: [ADA, BEN] };
  const group = { is_group: true, members: [ADA, BEN, CHI] };
  const nobody = new Set<Id>();
  expect([mayReadConversation(ADA, pair, nobody), mayReadConversation(CHI, pair, nobody)]).toEqual([
    true,
    false,
  ]);
  expect([mayReadConversation(CHI, group, nobody), mayReadConversation(DAN, group, nobody)]).toEqual([
    true,
    false,
  ]);
  expect(mayReadConversation(ADA, pair, new Set([BEN]))).toBe(false);
  expect(mayReadConversation(ADA, pair, new Set([CHI]))).toBe(true);
  expect(mayReadConversation(ADA, group, new Set([BEN]))).toBe(true);
});

test('a message reaches somebody unless all others have left, turned messages off, or are blocked', () => {
  const there = {
    ...{ is_active: true, should_show_messaging: true, message_permission: 'everyone' as const },
    ...{ is_partner: false, enable_profile_message: false },
  };
  const facts = new Map([
    [ADA, there],
    [BEN, { ...there, is_active: false }],
    [CHI, { ...there, should_show_messaging: false }],
  ]);
  const standing = {
    viewer: { shouldShowMessaging: true },
    followers: new Set<Id>(),
    partaking: new Set<Id>(),
  };
  const reaches = (others: Id[], blocked: Id[] = []) =>
    reachesAnybody(others, new Set(blocked), facts, standing);
  expect([reaches([ADA]), reaches([ADA, BEN, CHI])]).toEqual([true, true]);
  expect([reaches([BEN, CHI]), reaches([ADA, BEN], [ADA]), reaches([DAN]), reaches([])]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
