import { data } from 'react-router';
import { type PageContext, pageContext } from '../server/page-context.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import type { Route } from './+types/report-thing.ts';
import { loadReport, ReportPage } from './report-page.tsx';

export async function loader({ context, params: { kind, id } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (kind !== 'pin' && kind !== 'board') throw data(null, 404);
  const { name, path, ownerId } = await orNotFound(findThing(page, kind, id));
  return { ...(await loadReport(page, { about: { kind, id }, ownerId, path })), name, path };
}

async function findThing({ call }: PageContext, kind: 'pin' | 'board', id: string) {
  if (kind === 'pin') {
    const { title, pinner } = (await call('PinResource.get', { id })).data;
    return { name: title, path: `/pin/${id}/`, ownerId: pinner.id };
  }
  const { name, url, owner } = (await call('BoardResource.get', { board_id: id })).data;
  return { name, path: url, ownerId: owner.id };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportThingPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />;
}
