import { expect, test } from 'vitest';
import { accountNoticeIn, isAccountMessage } from './account-notice.ts';

const noticeIn = (query: string) => accountNoticeIn(new URLSearchParams(query));

test('an address says what happened to which account, and whether to linked ones too', () => {
  expect(noticeIn('message=account_deactivated&username=ada')).toEqual({
    message: 'account_deactivated',
    username: 'ada',
    hasLinkedAccounts: false,
  });
  for (const yes of ['true', '1']) {
    expect(
      noticeIn(`message=account_deactivated&username=ada&multiple_accounts=${yes}`)?.hasLinkedAccounts,
    ).toBe(true);
  }
  for (const no of ['false', '0', '']) {
    expect(
      noticeIn(`message=account_deactivated&username=ada&multiple_accounts=${no}`)?.hasLinkedAccounts,
    ).toBe(false);
  }
});

test('a notice that names an account is none without the name', () => {
  for (const message of [
    'account_deletion_email_sent',
    'account_deactivated',
    'unlink_successful',
    'account_switch_to_settings',
  ]) {
    expect(noticeIn(`message=${message}&username=ada`)?.message).toBe(message);
    for (const rest of ['', '&username=', '&username=+', '&username=%E2%80%8B', '&multiple_accounts=true']) {
      expect(noticeIn(`message=${message}${rest}`), message + rest).toBeNull();
    }
  }
  expect(noticeIn('message=permanent_account_closure')).not.toBeNull();
});

test('other words are no notice', () => {
  for (const query of ['', 'message=', 'message=Hello', 'username=ada', 'message=toString']) {
    expect(noticeIn(query)).toBeNull();
  }
});

test('nothing but a username is shown as one', () => {
  for (const name of ['ada', 'Ada_Lovelace', '1a2', 'a'.repeat(30)])
    expect(noticeIn(`message=unlink_successful&username=${name}`)?.username, name).toBe(name);
  for (const text of [
    'Call 555 now',
    'ada\n',
    'ad',
    'adá',
    'ada\u200b',
    '\u202eada',
    '<b>',
    'a'.repeat(31),
  ]) {
    const username = encodeURIComponent(text);
    expect(noticeIn(`message=unlink_successful&username=${username}`), text).toBeNull();
    expect(noticeIn(`message=permanent_account_closure&username=${username}`)?.username).toBe('');
  }
});

test('the code of a sentence is told from words to show', () => {
  for (const code of ['account_deactivated', ' Account_Deactivated '])
    expect(isAccountMessage(code)).toBe(true);
  for (const words of ['Saved', '', null]) expect(isAccountMessage(words)).toBe(false);
});
