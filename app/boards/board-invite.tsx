import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { LinkInvite } from '#features/library/members/answer-email-invite/link-invite.tsx';
import { pageContext } from '../server/page-context.ts';
import { orNull } from '../shell/or-not-found.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/board-invite.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, brandName } = context.get(pageContext);
  const { pathname, search, searchParams } = url;
  const token = searchParams.get('token');
  const found = token ? await orNull(call('BoardInviteLinkResource.get', { token })) : null;
  if (!token || !found) return data({ brandName, invite: null }, { status: 404 });
  const { name, pin_count, cover_images, owner, sensitivity_screen } = found.data.board;
  const next = new URLSearchParams({ next: pathname + search });
  return {
    brandName,
    invite: {
      token,
      inviter: owner.full_name,
      board: { name, pin_count, cover_images: cover_images.slice(0, 3), cover_box: null, sensitivity_screen },
      ways: { login: `/login/?${next}`, signup: `/signup/?${next}` },
    },
  };
}

export default function BoardInvitePage({ loaderData: { brandName, invite } }: Route.ComponentProps) {
  const { t } = useLingui();
  const actor = useActor();
  if (!invite) {
    return (
      <EntryPage
        title={t`This invitation is no longer valid`}
        brandName={brandName}
        lead={<Trans>It was answered or withdrawn, or it's more than 30 days old.</Trans>}
      >
        <LinkButton to="/" wide>
          <Trans>Go to the home page</Trans>
        </LinkButton>
      </EntryPage>
    );
  }
  const { inviter } = invite;
  return (
    <EntryPage title={t`${inviter} invited you to join their board`} brandName={brandName}>
      <LinkInvite {...invite} ways={actor ? null : invite.ways} />
    </EntryPage>
  );
}
