import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountById, listLoginProviders, lockAccount, lockPassword } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { requirePassword } from '../password.service.ts';
import { isConnected, OWN_PASSWORD } from '../social-login.service.ts';
import { connect, disconnect } from './social-login.store.ts';
import type { SocialIdentity, SocialLoginRefusal } from './social-login.ts';

type Me = ContextFor<'person'>;
type Refused = { refused: SocialLoginRefusal };

export async function connectionOf({ db, config, viewer }: Me) {
  const providers = await listLoginProviders(db, viewer.id);
  return {
    name: config.oidc?.name ?? null,
    is_connected: isConnected(providers),
    has_password: providers.includes(OWN_PASSWORD),
  };
}

/**
 * Requires the password to be unchanged since it was given: else the connection would outlive a reset or take-back by
 * the owner.
 */
export async function connectAccount(
  context: Context,
  { accountId, mark }: { accountId: Id; mark: string | null },
  identity: SocialIdentity,
): Promise<Refused | null> {
  const { db, clock, log } = context;
  const refused = await db.transaction(async (tx): Promise<Refused | null> => {
    const account = await lockPassword(tx, accountId);
    if (account.mark !== mark) return { refused: 'step-over' };
    const isDone = await connect(tx, account, { ...identity, now: clock.now() });
    if (!isDone) return { refused: 'connected-elsewhere' };
    await tell(tx, context, accountId, 'connected');
    return null;
  });
  if (refused) return refused;
  log.info({ account: accountId }, 'connected with another site');
  return null;
}

export async function disconnectAccount(context: Me, password: string): Promise<Refused | null> {
  const { db, viewer, log } = context;
  const { is_connected, has_password } = await connectionOf(context);
  if (!is_connected) return { refused: 'not-connected' };
  if (!has_password) return { refused: 'no-password' };
  await requirePassword(context, password);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    if ((await disconnect(tx, account)) > 0) await tell(tx, context, viewer.id, 'disconnected');
  });
  log.info({ account: viewer.id }, 'disconnected from another site');
  return null;
}

/** The owner must learn of a change that somebody else made. */
async function tell(
  tx: Transaction,
  { config, jobs, texts }: Pick<Context, 'config' | 'jobs' | 'texts'>,
  accountId: Id,
  what: 'connected' | 'disconnected',
): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (!account) return;
  const i18n = await texts.in(account.locale);
  const names = { brandName: config.brandName, provider: config.oidc?.name ?? '' };
  const isOn = what === 'connected';
  const mail = accountMail(config, {
    to: account.email,
    subject: isOn
      ? i18n.t('Your {brandName} account is connected to {provider}', names)
      : i18n.t('Your {brandName} account is no longer connected to {provider}', names),
    before: [
      isOn
        ? i18n.t('From now on you can also log in with {provider}.', names)
        : i18n.t('From now on, you log in with your password alone.'),
      i18n.t("If this wasn't you, choose a new password now:"),
    ],
    link: { path: '/password-reset/', label: i18n.t('Choose a new password') },
  });
  await queueMail(jobs, tx, mail);
}
