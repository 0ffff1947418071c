import { msg } from '#platform/i18n/msg.ts';
import type { ThrottleRule } from '#platform/rate/throttle.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { TAKEDOWNS_SINCE } from '../takedown.ts';

export type TakedownRefusal =
  | 'law-not-found'
  | 'no-trusted-flaggers'
  | 'flagger-unnamed'
  | 'too-many-provisions'
  | 'not-declared'
  | 'seen-out-of-time'
  | 'url-of-nothing';

export const takedownRefusals: Record<TakedownRefusal, RefusalDetails> = {
  'law-not-found': {
    kind: 'not-found',
    reason: 'law-not-found',
    message: 'There are no requests under this law.',
  },
  'no-trusted-flaggers': wrong(
    'trusted_flagger',
    'no-trusted-flaggers',
    msg('This law has no trusted flaggers.'),
  ),
  'flagger-unnamed': wrong(
    'flagger_name',
    'flagger-unnamed',
    msg("Name the trusted flagger you're writing for."),
  ),
  'too-many-provisions': wrong(
    'provisions',
    'too-many-provisions',
    msg('A request under this law can cite only one provision.'),
  ),
  'not-declared': wrong('is_true', 'not-declared', msg('Confirm that your statements are true.')),
  'seen-out-of-time': wrong(
    'seen_on',
    'seen-out-of-time',
    msg('Requests must be about something seen between {since} and today.'),
  ),
  'url-of-nothing': wrong(
    'content_urls',
    'url-of-nothing',
    msg("One of these addresses isn't a Pin, board or profile on this site."),
  ),
};

function wrong(field: string, reason: string, message: string): RefusalDetails {
  return { kind: 'invalid', reason, message, field, values: { since: TAKEDOWNS_SINCE } };
}

const HOUR = 3600;

/** A request names up to twenty things, and staff read each of them. */
export const REQUESTS_BY_ADDRESS = {
  ...{ name: 'takedowns by address', most: 20, windowSeconds: HOUR },
  isByAddress: true,
} satisfies ThrottleRule & { isByAddress: true };

/** Both keep somebody else's mailbox from being flooded; the second refuses nobody. */
export const REQUESTS_BY_MAIL: ThrottleRule = {
  ...{ name: 'takedowns by requester and mail', most: 5, windowSeconds: HOUR },
};
export const RECEIPTS_TO_MAIL: ThrottleRule = {
  name: 'takedown receipts to mail',
  most: 20,
  windowSeconds: HOUR,
};

export interface TakedownPayload {
  urls: string[];
  statement: string;
  provisions: string[];
  name: string;
  email: string;
  flaggerName: string;
  seenOn: string;
  country: string | null;
  locale: string;
}
