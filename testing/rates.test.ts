import { expect, test } from 'vitest';
import { z } from 'zod';
import { createProductRegistry } from '#app/resources.ts';
import { ATTEMPTS } from '#features/core/identity/attempts.service.ts';
import { rateClassOf } from '#platform/rate/rate-limiter.ts';
import type { AnyResource } from '#platform/resource/resource.ts';

const { all } = createProductRegistry();
const isReading = ({ name }: AnyResource) => /\.get$|^GET /.test(name);
const namesOf = (resources: readonly AnyResource[]) => resources.map(({ name }) => name).sort();
const rateOf = ({ rate }: AnyResource) => rateClassOf(rate).name;
const countedAs = (rate: string) => all.filter((one) => rateOf(one) === rate);

test('what changes something never counts as reading, and few reads count as more', () => {
  expect(namesOf(countedAs('read').filter((one) => !isReading(one)))).toEqual(['POST /v3/users/me/']);
  expect(namesOf(all.filter((one) => isReading(one) && rateOf(one) !== 'read'))).toEqual([
    ...['EmailExistsResource.get', 'FindPinImagesResource.get', 'GET /v3/register/exists/'],
  ]);
});

test('what takes a password, the code of a second step or a login to mail to counts against guessing', () => {
  const guessed = [
    'password',
    'old_password',
    'new_password',
    'username_or_email',
    'new_email',
    'is_recovery_code',
  ];
  const takes = ({ options }: AnyResource) =>
    Object.keys(z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' }).properties ?? {});
  const guessable = all.filter((one) => takes(one).some((name) => guessed.includes(name)));
  expect(guessable.length).toBeGreaterThan(15);
  expect(namesOf(guessable.filter((one) => rateOf(one) !== 'account'))).toEqual([]);
});

test.each<[string, string[]]>([
  ['comment', ['AggregatedCommentResource.create']],
  [
    'message',
    [
      ...[
        'ConversationMessagesResource.create',
        'ConversationsResource.create',
        'ModerationAppealResource.create',
      ],
      ...[
        'POST /v3/conversations/',
        'POST /v3/conversations/:conversation_id/messages/',
        'ReportResource.create',
      ],
    ],
  ],
  [
    'upload',
    [
      'FindPinImagesResource.get',
      'POST /v3/media/uploads/register/batch/',
      'PictureSearchResource.create',
      'VIPResource.create',
    ],
  ],
  [
    'event',
    [
      ...['AdEventsResource.create', 'EventResource.create', 'POST /v3/invite_code/attribution/land/'],
      ...['UserRegisterTrackActionResource.update'],
    ],
  ],
  ['time spent', ['TimeSpentResource.create']],
])('what counts as %s', (rate, names) => {
  expect(namesOf(countedAs(rate))).toEqual(names);
});

test('how often somebody may try to get into an account, or have mail sent', () => {
  const said = Object.values(ATTEMPTS).map(({ name, most, windowSeconds }) => [
    name,
    most,
    windowSeconds / 60,
  ]);
  expect(said).toEqual([
    ['sign-in by account and address', 10, 15],
    ['sign-in by account', 100, 60],
    ['sign-in by address', 100, 15],
    ['register by address', 30, 60],
    ['register exists by address', 60, 60],
    ['sign-in by known browser', 10, 15],
    ['password by session', 10, 15],
    ['code by account', 10, 15],
    ['code by address', 60, 15],
    ['mailed link by known browser', 4, 60],
    ['mailed link by login and address', 4, 60],
    ['mailed link by login', 4, 60],
    ['mailed link to account', 10, 60],
    ['mail to new address', 10, 60],
    ['mailed link by address', 30, 60],
    ['social login by address', 100, 15],
    ['mailed link redeemed by address', 60, 60],
    ['invite mail by sender', 50, 24 * 60],
    ['invite mail by sender and email', 3, 24 * 60],
    ['invite mail by email', 10, 24 * 60],
  ]);
});
