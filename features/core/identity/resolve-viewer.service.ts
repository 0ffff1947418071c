import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ResolveViewer, ViewerRequest } from '#platform/http/request-context.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { SignedInViewer } from '#platform/resource/viewer.ts';
import { findPasswordMark } from './account.store.ts';
import { authHeaders, authOf, COOKIE_PREFIX, giveCookies } from './auth.ts';
import { rememberBrowser } from './known-browser.ts';
import { findSession, noteUse, type SessionRow } from './session.store.ts';
import type { Circle } from './viewer.ts';

/** The precision of a session's last use. */
const NOTED_USE_MS = 3_600_000;

/**
 * Makes one query if there is a cookie, else none. Extends session and cookie once a day, and records the
 * last use once an hour.
 */
export const resolveViewer: ResolveViewer = async (platform, request) => {
  if (!Object.keys(request.cookies).some(isSessionCookie)) return null;
  const auth = await authOf(platform);
  const { authCookies, secret, sessionConfig } = await auth.$context;
  const token = signedValue(request.cookies[authCookies.sessionToken.name] ?? '', secret);
  const session = token ? await findSession(platform.db, token) : null;
  if (session?.standing !== 'good') return null;
  // Sessions use the system clock, the only one the library knows.
  const now = Date.now();
  const isRolling = !session.isLimited && !request.cookies[authCookies.dontRememberToken.name];
  const age = sessionConfig.expiresIn * 1000 - (session.expiresAt.getTime() - now);
  if (isRolling && age >= sessionConfig.updateAge * 1000) await prolong(platform, request, session);
  if (now - session.usedAt.getTime() >= NOTED_USE_MS)
    await noteUse(platform.db, session, {
      address: request.facts.address,
      country: request.country,
      locale: session.chosenLocale ?? request.locale,
    });
  return viewerOf(session, request);
};

/** Detects a missing session without loading the library. */
const isSessionCookie = (name: string) => name.endsWith(`${COOKIE_PREFIX}.session_token`);

async function prolong(platform: Platform, request: ViewerRequest, { id }: SessionRow): Promise<void> {
  const auth = await authOf(platform);
  const mark = await findPasswordMark(platform.db, id);
  const { response, headers } = await auth.api.getSession({
    headers: authHeaders(request.facts),
    returnHeaders: true,
  });
  giveCookies(request, headers);
  const { facts, answerHeaders } = request;
  if (response) rememberBrowser({ config: platform.config, request: facts, answerHeaders }, id, mark);
}

function viewerOf(
  session: SessionRow & { circle: Circle | null; actsForOthers: boolean },
  { country, unauthId }: ViewerRequest,
): SignedInViewer {
  return {
    kind: session.isLimited ? 'limited' : 'person',
    country,
    unauthId,
    id: session.id,
    username: session.username,
    fullName: session.fullName,
    isStaff: session.isStaff,
    isEmployee: session.isEmployee,
    isPartner: session.isPartner,
    isPrivateProfile: session.isPrivateProfile,
    shouldShowMessaging: session.shouldShowMessaging,
    avatarSignature: session.avatarSignature,
    sessionId: session.sessionId,
    chosenLocale: session.chosenLocale,
    circle: session.circle,
    actsForOthers: session.actsForOthers,
    card: {
      firstName: session.firstName,
      followerCount: session.followerCount,
      isVerifiedMerchant: session.isVerifiedMerchant,
      isNewcomer: session.isNewcomer,
    },
  };
}

/**
 * The value of a cookie that the auth library signed with this secret; null if the signature is wrong. Runs on every
 * request: the library's own check imports the key and waits for another thread each time.
 */
function signedValue(cookie: string, secret: string): string | null {
  const at = cookie.lastIndexOf('.');
  if (at < 1) return null;
  const value = cookie.slice(0, at);
  const signature = Buffer.from(cookie.slice(at + 1));
  const ours = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return signature.length === ours.length && timingSafeEqual(signature, ours) ? value : null;
}
