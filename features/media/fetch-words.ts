import type { FetchRefusal } from '#platform/fetching/fetch-refusal.ts';
import { Refusal } from '#platform/resource/refusal.ts';

/** What a client is told when an address could not be fetched. */
export const fetchWords: Record<FetchRefusal, string> = {
  'not-a-url': 'This is not a web address.',
  scheme: 'Only addresses that begin with http:// or https:// can be opened.',
  credentials: 'The address must not hold a name or password.',
  port: 'Addresses with this port are not opened.',
  'private-address': 'This address does not lead to the public web.',
  'unknown-host': 'There is no site at this address.',
  unreachable: 'The site could not be reached.',
  'too-slow': 'The site took too long to answer.',
  'too-many-redirects': 'The address leads on and on without end.',
  status: 'The site did not give this page.',
  'too-large': 'What is at this address is too large.',
  encoding: 'The site sent something that cannot be read.',
  'picture-not-page': 'There is a picture at this address, not a page.',
  'not-a-page': 'There is no page at this address.',
  'not-a-picture': 'There is no picture at this address.',
};

/** The refusal of a call whose option `field` is an address that could not be fetched. */
export function refuseAddress(field: string, reason: FetchRefusal): Refusal {
  return new Refusal({ status: 400, reason: `address-${reason}`, message: fetchWords[reason], field });
}
