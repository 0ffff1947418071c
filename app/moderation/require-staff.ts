import { data, type RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '../server/page-context.ts';

/** @throws 404 for everybody else, so that they do not learn that the page exists */
export function requireStaff(context: Readonly<RouterContextProvider>): PageContext {
  const page = context.get(pageContext);
  if (page.viewer.kind !== 'person' || !page.viewer.isStaff) throw data(null, 404);
  return page;
}
