import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect } from 'react-router';
import { boardCardData } from '#features/boards/board-card-data.ts';
import { BoardGrid } from '#features/boards/parts/board-grid.tsx';
import { pageContext } from '../page-context.ts';
import { firstPins, PinList } from '../shell/pin-list.tsx';
import { profileData, profileMeta, requireProfile } from '../shell/profile-page.ts';
import type { Route } from './+types/profile-hub.ts';
import styles from './profile-hub.module.css';

/** Boards and pins of a person side by side; a business has its ordinary profile here. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const profile = await requireProfile(page, request, params.username);
  const { username } = profile;
  if (profile.is_partner) throw redirect(`/${username}/`);
  const [boards, pins] = await Promise.all([
    page.call('BoardsResource.get', { username, include_archived: false }),
    page.call('UserPinsResource.get', { username }),
  ]);
  return {
    person: profileData(profile, page.viewer.id),
    meta: profileMeta(profile),
    boards: boards.data.map(boardCardData),
    pins: firstPins(pins),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileHubPage({ loaderData: { person, boards, pins } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.heading}>
        <Link to={`/${person.username}/`}>{person.fullName}</Link>
      </h1>
      <section aria-labelledby="hub-boards">
        <h2 id="hub-boards">
          <Trans>Boards</Trans>
        </h2>
        <BoardGrid boards={boards} label={t`Boards`} />
      </section>
      <section aria-labelledby="hub-pins">
        <h2 id="hub-pins">
          <Trans>Pins</Trans>
        </h2>
        <PinList
          first={pins}
          resource="UserPinsResource.get"
          options={{ username: person.username }}
          label={t`Pins`}
        />
      </section>
    </main>
  );
}
