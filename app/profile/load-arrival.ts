import { redirect } from 'react-router';
import { inviteCards, MOST_INVITE_CARDS } from '#features/library/members/parts/invite-card-data.ts';
import type { PageContext } from '../server/page-context.ts';
import { orNull } from '../shell/or-not-found.ts';

/** `?accept_invite=true&board_url=/ada/diy/` */
interface Asked {
  boardUrl: string;
  /** `&seamless=true`: without asking. */
  isSeamless: boolean;
}

function askedIn({ searchParams }: URL): Asked | null {
  const isSet = (name: string) => ['true', '1'].includes(searchParams.get(name) ?? '');
  if (!isSet('accept_invite')) return null;
  return { boardUrl: searchParams.get('board_url') ?? '', isSeamless: isSet('seamless') };
}

/** Invites are answered on the profile. */
export function toInvites({ username }: { username: string }, { searchParams, search }: URL): void {
  if (searchParams.has('accept_invite')) throw redirect(`/${username}/${search}`);
}

/** Only the profile's owner can arrive with an invite. */
export async function loadInviteArrival({ call, viewer, now }: PageContext, url: URL) {
  const asked = askedIn(url);
  if (!asked || viewer.kind !== 'person') return null;
  const { boardUrl, isSeamless } = asked;
  const board_url = boardUrl.slice(0, 2048);
  const invites =
    boardUrl && (await orNull(call('BoardInvitesResource.get', { current_user: true, board_url })));
  const [invite = null] = invites ? inviteCards(invites.data, [], now) : [];
  return { invite, isSeamless, path: url.pathname };
}

/** Anybody can make such a link, and whether there is an invite is none of a visitor's business: nobody is named. */
export function isAskedAsVisitor({ viewer }: PageContext, url: URL): boolean {
  return askedIn(url) !== null && viewer.kind !== 'person' && viewer.kind !== 'bot';
}

/** Invites and requests that wait for an answer. */
export async function loadInvites({ call, viewer, now }: PageContext) {
  if (viewer.kind !== 'person') return [];
  const page_size = MOST_INVITE_CARDS;
  const [invites, requests] = await Promise.all([
    call('BoardInvitesResource.get', { current_user: true, field_set_key: 'news', page_size }),
    call('ContactRequestsResource.get', { page_size }),
  ]);
  return inviteCards(invites.data, requests.data, now);
}
