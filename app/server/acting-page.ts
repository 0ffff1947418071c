import { type Subject, viewerOfBusiness } from '#features/business/access/act-for.service.ts';
import {
  actingRouteOf,
  activeProfile,
  byBusinessName,
  choiceCookie,
  chosenIn,
  managedClientIn,
  nextChoice,
} from '#features/business/access/active-profile.ts';
import { imageSmallUrl } from '#features/core/identity/wire/viewer.view.ts';
import type { Call, DataOf } from '#platform/resource/call.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { PersonViewer, SignedInViewer } from '#platform/resource/viewer.ts';

type Profile = DataOf<'GET /vx/business_access/profiles/'>[number] & { isManaged?: boolean };

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
  if (viewer.kind !== 'person') return null;
  const { pathname: asked, search } = new URL(request.url);
  const pathname = asked.replace(/(?:\/_|_root)?\.data$/, '/');
  const client = managedClientIn(pathname, search);
  if (!viewer.actsForOthers && !client) return null;
  const self: PersonViewer = { ...viewer, kind: 'person' };
  const [own, ...given] = (await call('GET /vx/business_access/profiles/', {})).data;
  const isInExperiment = flags.isOn('business_access_organize');
  if (!own || (given.length === 0 && !client)) return null;
  const route = actingRouteOf(pathname, search);
  const persisted = chosenIn(context.request.headers.get('cookie') ?? '', viewer.id);
  const known = { route, own, given, persisted, isInExperiment };
  const profiles = [own, ...byBusinessName(given, context.locale)];
  if (client) {
    const managed = await actedBy(context, self, { id: client, isManaged: true });
    if (!managed) return null;
    // Whom one goes on for elsewhere stays.
    const page = { self, choice: persisted, isAllowed: true, hasSwitcher: false };
    return { ...page, profiles: [...profiles, managed.profile], active: managed };
  }
  const chosen = activeProfile(known);
  const acted = chosen === own ? null : await actedBy(context, self, { id: chosen.id, isManaged: false });
  const isAllowed = route.rule === 'always' || (route.rule === 'experiment' && isInExperiment);
  const choice = nextChoice(acted ? chosen : own, known);
  if (isAllowed) keepChoice(context, viewer.id, choice);
  return {
    self,
    profiles,
    active: acted && { ...acted, profile: chosen },
    choice,
    isAllowed,
    hasSwitcher: isInExperiment,
  };
}

/** Sent with the page: who goes on before its scripts have run goes on for the same account. */
function keepChoice({ answerHeaders }: Context, viewerId: string, profileId: string | null): void {
  answerHeaders.append('set-cookie', choiceCookie(profileId ? { viewerId, profileId } : null));
}

/** Null where the access has just ended: the page is then one's own, or of a managed client not there. */
async function actedBy(
  context: Context,
  self: PersonViewer,
  subject: Subject,
): Promise<ActingPage['active']> {
  try {
    const viewer = await viewerOfBusiness(context, self, subject);
    const { username, fullName: businessName } = viewer;
    const imgUrl = imageSmallUrl(viewer, context.config.origin);
    return {
      viewer,
      profile: {
        ...{ id: viewer.id, permissions: [...viewer.acting.permissions], isManaged: subject.isManaged },
        ...{ user: { username, businessName, imgUrl }, viewerMeetsMfaRequirement: true },
      },
    };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
