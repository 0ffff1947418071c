import { viewerOfBusiness } from '#features/business/access/act-for.service.ts';
import {
  actingRouteOf,
  activeProfile,
  byBusinessName,
  choiceCookie,
  chosenIn,
  nextChoice,
} from '#features/business/access/active-profile.ts';
import type { Call, DataOf } from '#platform/resource/call.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { PersonViewer, SignedInViewer } from '#platform/resource/viewer.ts';

type Profile = DataOf<'GET /vx/business_access/profiles/'>[number];

/** For whom a page is shown, to somebody who was given access to a business. */
export interface ActingPage {
  self: PersonViewer;
  /** Their own first, then by the name of the business. */
  profiles: Profile[];
  /** Null where they are themselves. */
  active: { profile: Profile; viewer: SignedInViewer } | null;
  /** The id of whom to go on with on the next page; null for oneself. */
  choice: string | null;
  /** Somebody may act for another account on this page. */
  isAllowed: boolean;
  /** Within the experiment. */
  hasSwitcher: boolean;
}

/** Null for all others, at no cost. */
export async function actingPageOf(
  context: Context,
  request: Request,
  call: Call,
): Promise<ActingPage | null> {
  const { viewer, flags } = context;
  if (viewer.kind !== 'person' || !viewer.actsForOthers) return null;
  const self: PersonViewer = { ...viewer, kind: 'person' };
  const [own, ...given] = (await call('GET /vx/business_access/profiles/', {})).data;
  const isInExperiment = flags.isOn('business_access_organize');
  if (!own || given.length === 0) return null;
  const { pathname, search } = new URL(request.url);
  const route = actingRouteOf(pathname.replace(/(?:\/_|_root)?\.data$/, '/'), search);
  const persisted = chosenIn(context.request.headers.get('cookie') ?? '', viewer.id);
  const known = { route, own, given, persisted, isInExperiment };
  const chosen = activeProfile(known);
  const acted = chosen === own ? null : await actedBy(context, self, chosen.id);
  const isAllowed = route.rule === 'always' || (route.rule === 'experiment' && isInExperiment);
  const choice = nextChoice(acted ? chosen : own, known);
  if (isAllowed) keepChoice(context, viewer.id, choice);
  return {
    self,
    profiles: [own, ...byBusinessName(given, context.locale)],
    active: acted && { profile: chosen, viewer: acted },
    choice,
    isAllowed,
    hasSwitcher: isInExperiment,
  };
}

/** Sent with the page: who goes on before its scripts have run goes on for the same account. */
function keepChoice({ answerHeaders }: Context, viewerId: string, profileId: string | null): void {
  answerHeaders.append('set-cookie', choiceCookie(profileId ? { viewerId, profileId } : null));
}

/** Null where the access has just ended: the page is then one's own. */
async function actedBy(context: Context, self: PersonViewer, id: string): Promise<SignedInViewer | null> {
  try {
    return await viewerOfBusiness(context, self, id);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
