import { data } from 'react-router';
import { type PageContext, pageContext } from '../page-context.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import { loadReport, ReportPage } from '../shell/report-page.tsx';
import type { Route } from './+types/report-thing.ts';

/** The page on which a pin or a board is reported. */
export async function loader({ context, params: { kind, id } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (kind !== 'pin' && kind !== 'board') throw data(null, 404);
  const { name, path } = await orNotFound(findThing(page, kind, id));
  return { ...(await loadReport(page, { kind, id })), name, path };
}

async function findThing({ call }: PageContext, kind: 'pin' | 'board', id: string) {
  if (kind === 'pin')
    return { name: (await call('PinResource.get', { id })).data.title, path: `/pin/${id}/` };
  const { name, url } = (await call('BoardResource.get', { board_id: id })).data;
  return { name, path: url };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportThingPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />;
}
