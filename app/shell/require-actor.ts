import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext } from '../page-context.ts';

/**
 * For pages on which one acts.
 * @throws a redirect to logging in, and back here, for who is not logged in
 */
export function requireActor(context: Readonly<RouterContextProvider>, request: Request) {
  const { viewer, brandName } = context.get(pageContext);
  const { pathname, search } = new URL(request.url);
  if (viewer.kind !== 'person') throw redirect(`/login/?${new URLSearchParams({ next: pathname + search })}`);
  return { brandName };
}
