import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import { AboutText } from '#features/core/people/parts/about-text.tsx';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { pageContext } from '../server/page-context.ts';
import styles from '../shell/form-page.module.css';
import type { Route } from './+types/profile-about.ts';
import { ClosedProfile } from './closed-profile.tsx';
import { PersonHeading } from './person-heading.tsx';
import { requireProfile } from './profile-page.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const profile = await requireProfile(page, url, params.username);
  return {
    person: profilePageData(profile, page.viewer.id),
    meta: profileMeta(profile, page, { heading: await page.say('About'), path: url.pathname }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileAboutPage({ loaderData: { person } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { about, pronouns, websiteUrl, imprintUrl } = person;
  const isEmpty = !about && pronouns.length === 0 && !websiteUrl && !imprintUrl;
  return (
    <main id="main" className={styles.page}>
      <PersonHeading person={person} heading={t`About`} />
      {!person.isOpen ? (
        <ClosedProfile person={person} />
      ) : isEmpty ? (
        <EmptyState title={t`${person.firstName} hasn't written anything here yet`} />
      ) : (
        <AboutText person={person} />
      )}
    </main>
  );
}
