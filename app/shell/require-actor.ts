import { type RouterContextProvider, redirect } from 'react-router';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { type PageContext, pageContext } from '../server/page-context.ts';

/** @throws a redirect to log in, and back here, for visitors */
export function requireActor(
  context: Readonly<RouterContextProvider>,
  url: URL,
): PageContext & { viewer: PersonViewer } {
  const page = context.get(pageContext);
  const { viewer } = page;
  if (viewer.kind === 'person') return { ...page, viewer: { ...viewer, kind: viewer.kind } };
  // Who may only look at a business cannot change anything for it.
  if (viewer.kind === 'limited' && viewer.acting) throw redirect(`/${viewer.username}/`);
  const { pathname, search } = url;
  throw redirect(`/login/?${new URLSearchParams({ next: pathname + search })}`);
}
