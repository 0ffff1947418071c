import type { FetchRefusal } from '#platform/fetching/fetch-refusal.ts';
import { msg } from '#platform/i18n/msg.ts';
import { Refusal } from '#platform/resource/refusal.ts';

export const fetchTexts: Record<FetchRefusal, string> = {
  'not-a-url': msg("This isn't a web address."),
  scheme: msg('Only addresses that start with http:// or https:// are allowed.'),
  credentials: msg("The address can't contain a username or password."),
  port: msg("Addresses with this port aren't allowed."),
  'private-address': msg("This address doesn't lead to the public web."),
  'unknown-host': msg("There's no site at this address."),
  unreachable: msg("We couldn't reach the site."),
  'too-slow': msg('The site took too long to respond.'),
  'too-many-redirects': msg('The address redirects too many times.'),
  status: msg("The site didn't return this page."),
  'too-large': msg('The content at this address is too large.'),
  encoding: msg("The site sent something we can't read."),
  'picture-not-page': msg("There's a picture at this address, not a page."),
  'not-a-page': msg("There's no page at this address."),
  'not-a-picture': msg("There's no picture at this address."),
};

export function refuseAddress(field: string, reason: FetchRefusal): Refusal {
  return new Refusal({ kind: 'invalid', reason: `address-${reason}`, message: fetchTexts[reason], field });
}
