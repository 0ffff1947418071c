import { requireProfile } from '#app/shell/profile/profile-page.ts';
import { pageContext } from '../page-context.ts';
import { loadReport, ReportPage } from '../shell/report-page.tsx';
import type { Route } from './+types/report-person.ts';

/** The page on which a person is reported. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id, full_name, username } = await requireProfile(page, url, params.username);
  return { ...(await loadReport(page, { kind: 'person', id })), name: full_name, path: `/${username}/` };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportPersonPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />;
}
