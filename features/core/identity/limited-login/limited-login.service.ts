import type { Context } from '#platform/resource/context.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { authHeaders, authOf, giveCookies } from '../auth.ts';
import { rememberBrowser } from '../known-browser.ts';
import { consumeLink, findLink } from '../mailed-link.store.ts';
import { notePassword } from '../password.service.ts';
import { endSession, findSession, type SessionRow } from '../session.store.ts';
import { suspended } from '../shut-out.service.ts';
import { hasSecondFactor } from '../two-factor/two-factor.store.ts';
import type { LimitedLoginRefusal } from './limited-login.ts';

/** Opens a limited login. If somebody is signed in, they stay so and the link is not used up. */
export async function redeemLimitedLogin(
  context: Context,
  token: string,
): Promise<SessionRow | { refused: LimitedLoginRefusal }> {
  if (context.viewer.kind === 'person') return { refused: 'already-signed-in' };
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const link = await findLink(context.db, token, 'limited-login');
  if (!link) return { refused: 'link-invalid' };
  const isSamePassword = await notePassword(context.db, link.accountId);
  if (!(await consumeLink(context.db, link.id))) return { refused: 'link-invalid' };
  const { api } = await authOf(context);
  const { response, headers } = await api.startLimitedSession({
    body: { accountId: link.accountId },
    headers: authHeaders(context.request),
    returnHeaders: true,
  });
  const session = await findSession(context.db, response.token);
  if (!session) return { refused: 'link-invalid' };
  if (session.standing !== 'good') {
    await endSession(context.db, session.id, session.sessionId);
    if (session.standing === 'suspended') throw await suspended(context, session.id);
    return { refused: 'link-invalid' };
  }
  // The second factor was enabled after the link was mailed, or all sessions ended while it was used.
  if ((await hasSecondFactor(context.db, session.id)) || !(await isSamePassword())) {
    await endSession(context.db, session.id, session.sessionId);
    return { refused: 'link-invalid' };
  }
  giveCookies(context, headers, { isLimited: true });
  await rememberBrowser(context, session.id);
  return session;
}
