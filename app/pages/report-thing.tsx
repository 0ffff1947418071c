import { data } from 'react-router';
import { type PageContext, pageContext } from '../page-context.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import { loadReport, ReportPage } from '../shell/report-page.tsx';
import type { Route } from './+types/report-thing.ts';

/** The page on which a pin, a board, or what was said under a pin is reported. */
export async function loader({ context, url, params: { kind, id } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const known = KINDS.find((one) => one === kind);
  if (!known) throw data(null, 404);
  const pinId = url.searchParams.get('pin') ?? '';
  const { name, path } = await orNotFound(
    findThing(page, known, known === 'comment' || known === 'try' ? pinId : id),
  );
  return { ...(await loadReport(page, { kind: known, id })), name, path };
}

const KINDS = ['pin', 'board', 'comment', 'try'] as const;

/** What a thing is called and where it stands; of what was said under a pin that is the pin. */
async function findThing({ call }: PageContext, kind: (typeof KINDS)[number], id: string) {
  if (kind !== 'board')
    return { name: (await call('PinResource.get', { id })).data.title, path: `/pin/${id}/` };
  const { name, url } = (await call('BoardResource.get', { board_id: id })).data;
  return { name, path: url };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportThingPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />;
}
