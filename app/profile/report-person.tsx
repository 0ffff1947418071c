import { loadReport, ReportPage } from '../moderation/report-page.tsx';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/report-person.ts';
import { requirePerson } from './profile-page.ts';

/** People can be reported even if their profile redirects to their own site, but not by themselves. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id, full_name, username, is_ads_only_profile } = await requirePerson(page, url, params.username);
  const path = `/${username}/`;
  const report = await loadReport(page, { about: { kind: 'person', id }, ownerId: id, path });
  // Such a profile leads to its own site, away from here.
  return { ...report, name: full_name, path, back: is_ads_only_profile ? '/' : path };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportPersonPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />;
}
