import type { Context } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { requirePassword } from '../require-password.service.ts';
import { addressAtProvider } from './openid.service.ts';
import { keepStep } from './pending-step.service.ts';
import type { SocialLoginRefusal } from './social-login.ts';

type Begun = { url: string } | { refused: SocialLoginRefusal };

export function beginSocialLogin(context: Context, next: string | null): Promise<Begun> {
  return begin(context, { next, accountId: null });
}

/** Requires the password: an open session must not be enough to add a permanent way to sign in. */
export async function beginConnection(context: ContextFor<'person'>, password: string): Promise<Begun> {
  if (!context.config.oidc) return { refused: 'no-provider' };
  await requirePassword(context, password);
  return begin(context, { next: null, accountId: context.viewer.id });
}

async function begin(
  context: Context,
  what: { next: string | null; accountId: string | null },
): Promise<Begun> {
  const { config, clock, log, request } = context;
  const { oidc } = config;
  if (!oidc) return { refused: 'no-provider' };
  await requireAttempt(context, [[ATTEMPTS.socialByAddress, request.address]]);
  const address = await addressAtProvider({ config, clock, oidc }).catch((error: unknown) => {
    // Whatever is wrong with the provider, people can still sign in with a password.
    log.warn({ err: error }, 'the OpenID Connect provider cannot be reached');
    return null;
  });
  if (!address) return { refused: 'provider-failed' };
  await keepStep(context, { kind: 'begun', ...address.checks, ...what });
  return { url: address.url };
}
