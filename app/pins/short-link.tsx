import { redirect } from 'react-router';
import { readShortCode } from '#features/core/people/short-link.ts';
import type { PageContext } from '../server/page-context.ts';
import { pageContext } from '../server/page-context.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import type { Route } from './+types/short-link.ts';

type Named = NonNullable<ReturnType<typeof readShortCode>>;

/** Never shown; with a page of its own, what is not there has one, too. */
export default function ShortLinkPage() {
  return null;
}

/** What the viewer may not see is a 404 here too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const named = readShortCode(params.code);
  if (!named) throw new Response(null, { status: 404 });
  throw redirect(encodeURI(await orNotFound(pathOf(context.get(pageContext), named))), 302);
}

async function pathOf({ call }: PageContext, { thing, id }: Named): Promise<string> {
  if (thing === 'pin') return (await call('PinResource.get', { id })).data.seo_url;
  if (thing === 'board') return (await call('BoardResource.get', { board_id: id })).data.url;
  return `/${(await call('UserResource.get', { user_id: id })).data.username}/`;
}
