import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { useInvitationTitle } from '#features/core/identity/parts/use-invitation-title.ts';
import { LinkInvite } from '#features/library/members/answer-email-invite/link-invite.tsx';
import { type PageContext, pageContext } from '../server/page-context.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/board-invite.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { pathname, search, searchParams } = url;
  const token = searchParams.get('token');
  const invite = token && (await findInvite(page, token));
  const { brandName } = page;
  if (!invite) return data({ brandName, invite: null }, { status: 404 });
  const { name, pin_count, cover_images, owner, sensitivity_screen: isSensitive } = invite.board;
  const next = new URLSearchParams({ next: pathname + search });
  return {
    brandName,
    invite: {
      token,
      inviter: owner.full_name,
      board: { name, pinCount: pin_count, covers: cover_images.slice(0, 3), isSensitive },
      ways: { login: `/login/?${next}`, signup: `/signup/?${next}` },
    },
  };
}

async function findInvite({ call }: PageContext, token: string) {
  try {
    return (await call('BoardInviteLinkResource.get', { token })).data;
  } catch (error) {
    if (error instanceof Response && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export default function BoardInvitePage({ loaderData: { brandName, invite } }: Route.ComponentProps) {
  const { t } = useLingui();
  const titleOf = useInvitationTitle();
  const actor = useActor();
  if (!invite) {
    return (
      <EntryPage
        title={t`This invitation is no longer valid`}
        brandName={brandName}
        lead={<Trans>It was answered, withdrawn, or is older than 30 days.</Trans>}
      >
        <LinkButton to="/" wide>
          <Trans>Go to the home page</Trans>
        </LinkButton>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={titleOf(invite.inviter)} brandName={brandName}>
      <LinkInvite {...invite} ways={actor ? null : invite.ways} />
    </EntryPage>
  );
}
