import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { ShareDialog } from '#design/share/share-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { CookieSwitches } from '#features/core/consent/choose-cookies/cookie-switches.tsx';
import { useChooseCookies } from '#features/core/consent/choose-cookies/use-choose-cookies.ts';
import { useCookieChoice } from '#features/core/consent/choose-cookies/use-cookie-choice.ts';
import {
  type CookieChoice,
  type CookieFlag,
  type CookieSurface,
  choiceOf,
  everyCookie,
} from '#features/core/consent/cookie-choice.ts';
import { BlockedPeople } from '#features/core/people/block-person/blocked-people.tsx';
import {
  PrivateProfileSwitch,
  SearchPrivacySwitch,
} from '#features/core/people/edit-settings/setting-switch.tsx';
import { InviteByEmailForm } from '#features/core/people/invite-by-email/invite-by-email-form.tsx';
import { invitePath } from '#features/core/people/invite-codes/invite-code.ts';
import { FollowRequestList } from '#features/social/follows/follow-requests/follow-request-list.tsx';
import { call } from '#platform/resource/client.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-privacy.ts';
import styles from './settings-account.module.css';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, call, brandName } = requireActor(context, url);
  const [settings, requests, blocked] = await Promise.all([
    call('UserSettingsResource.get', {}),
    call('FollowRequestsResource.get', {}),
    call('UserBlocksResource.get', {}),
  ]);
  const { id, username, fullName } = viewer;
  const isPrivate = settings.data.is_private_profile;
  const isExcluded = settings.data.exclude_from_search;
  const cookies = choiceOf(settings.data);
  return { brandName, person: { id, username, fullName }, isPrivate, isExcluded, requests, blocked, cookies };
}

export default function PrivacySettingsPage({ loaderData }: Route.ComponentProps) {
  const { brandName, person, isPrivate, isExcluded, requests, blocked, cookies } = loaderData;
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Privacy`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SettingsHead title={t`Privacy`} />
      <section className={styles.section} aria-labelledby="profile-title">
        <h2 id="profile-title">{t`Who can see your profile`}</h2>
        <PrivateProfileSwitch stored={isPrivate} onChanged={revalidate} />
        <SearchPrivacySwitch stored={isExcluded} />
      </section>
      {(isPrivate || requests.data.length > 0) && (
        <section id="requests" className={styles.section} aria-labelledby="requests-title">
          <h2 id="requests-title">{t`Follow requests`}</h2>
          <FollowRequestList first={requests} />
        </section>
      )}
      <InviteSection {...{ person, isPrivate }} />
      <section id="cookies" className={styles.section} aria-labelledby="cookies-title">
        <h2 id="cookies-title">{t`Cookies and data we record`}</h2>
        <StoredCookieSwitches stored={cookies} viewerId={person.id} surface="privacy_settings" />
      </section>
      <section id="blocked" className={styles.section} aria-labelledby="blocked-title">
        <h2 id="blocked-title">{t`Blocked people`}</h2>
        <BlockedPeople first={blocked} />
      </section>
    </main>
  );
}

type InviteSectionProps = Pick<Route.ComponentProps['loaderData'], 'person' | 'isPrivate'>;

function InviteSection({ person, isPrivate }: InviteSectionProps) {
  const { t } = useLingui();
  return (
    <section className={styles.section} aria-labelledby="invite-title">
      <h2 id="invite-title">{t`Invite people`}</h2>
      <p className={styles.lead}>
        {isPrivate ? (
          <Trans>Anyone with your invite link can follow you without asking first.</Trans>
        ) : (
          <Trans>They get an email with a link to your profile, where they can follow you.</Trans>
        )}
      </p>
      {isPrivate && <InviteLink person={person} />}
      <InviteByEmailForm />
    </section>
  );
}

type StoredCookieSwitchesProps = {
  stored: CookieChoice | null;
  viewerId: string | null;
  surface: CookieSurface;
};

function StoredCookieSwitches({ stored, viewerId, surface }: StoredCookieSwitchesProps) {
  const inForce = useCookieChoice(stored) ?? everyCookie(false);
  const choose = useChooseCookies(viewerId);
  const [wanted, setWanted] = useState<CookieChoice | null>(null);
  const choice = wanted ?? inForce;
  const change = async (flag: CookieFlag, isAllowed: boolean) => {
    const next = { ...choice, [flag]: isAllowed };
    setWanted(next);
    await choose(next, surface);
    // A later press may still be pending.
    setWanted((now) => (now === next ? null : now));
  };
  return <CookieSwitches choice={choice} onChange={change} />;
}

type InviteLinkProps = { person: { username: string; fullName: string } };

function InviteLink({ person }: InviteLinkProps) {
  const { t } = useLingui();
  const [path, setPath] = useState<string | null>(null);
  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action();
    } catch {
      toast.show({ kind: 'error', text: t`Uh oh! Something went wrong.` });
    }
  };
  const share = () =>
    attempt(async () => {
      const { data } = await call('ProfileInviteResource.create', {});
      setPath(invitePath(person.username, data.invite_code));
    });
  const end = () =>
    attempt(async () => {
      await call('ProfileInviteResource.delete', {});
      toast.show({ text: t`The old link no longer works.` });
    });
  return (
    <p className={styles.acts}>
      <Button onClick={share}>
        <Trans>Share invite link</Trans>
      </Button>
      <Button variant="ghost" onClick={end}>
        <Trans>Turn off the old link</Trans>
      </Button>
      <ShareDialog
        isOpen={path !== null}
        onClose={() => setPath(null)}
        title={t`Invite to follow you`}
        path={path ?? ''}
        subject={person.fullName}
      />
    </p>
  );
}
