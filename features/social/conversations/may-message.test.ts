import { describe, expect, test } from 'vitest';
import { mayMessage } from './conversation.ts';
import { mayBegin } from './conversation-access.ts';

const open = { blocked_by_me: false, should_show_messaging: true, is_partner: false, partner: null };
const viewer = { should_show_messaging: true };

describe('who may be written to', () => {
  test('[CONTACT-08] nobody is written to whom one has blocked, or where either has turned messages off', () => {
    expect(mayMessage(open, viewer)).toBe(true);
    expect(mayMessage({ ...open, blocked_by_me: true }, viewer)).toBe(false);
    expect(mayMessage({ ...open, should_show_messaging: false }, viewer)).toBe(false);
    expect(mayMessage(open, { should_show_messaging: false })).toBe(false);
  });

  test('[CONTACT-09] a business is written to only where it offers that', () => {
    const business = { ...open, is_partner: true };
    expect(mayMessage(business, viewer)).toBe(false);
    expect(mayMessage({ ...business, partner: { enable_profile_message: false } }, viewer)).toBe(false);
    expect(mayMessage({ ...business, partner: { enable_profile_message: true } }, viewer)).toBe(true);
    const closed = { ...business, should_show_messaging: false, partner: { enable_profile_message: true } };
    expect(mayMessage(closed, viewer)).toBe(false);
  });

  test('whoever only hears from those they follow is written to first by those alone', () => {
    const person = {
      ...{ is_active: true, should_show_messaging: true, is_partner: false, enable_profile_message: false },
      message_permission: 'followed' as const,
    };
    const stranger = { shouldShowMessaging: true, isFollowedByThem: false };
    expect(mayBegin(person, stranger)).toBe(false);
    expect(mayBegin(person, { ...stranger, isFollowedByThem: true })).toBe(true);
    expect(mayBegin({ ...person, message_permission: 'everyone' }, stranger)).toBe(true);
    expect(
      mayBegin({ ...person, message_permission: 'nobody' }, { ...stranger, isFollowedByThem: true }),
    ).toBe(false);
    expect(mayBegin({ ...person, is_active: false }, { ...stranger, isFollowedByThem: true })).toBe(false);
  });
});
