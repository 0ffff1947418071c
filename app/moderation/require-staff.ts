import { data, type RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '../server/page-context.ts';

/**
 * What a loader may use on a page of the staff.
 * @throws 404 for everybody else: that there is such a page is nobody's affair
 */
export function requireStaff(context: Readonly<RouterContextProvider>): PageContext {
  const page = context.get(pageContext);
  if (page.viewer.kind !== 'person' || !page.viewer.isStaff) throw data(null, 404);
  return page;
}
