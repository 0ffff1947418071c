import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { pageContext } from './server/page-context.ts';
import { documentRenderer } from './server/render-document.tsx';
import { translations } from './server/translations.ts';

/** The server needs the object that the loaders were built with. */
export { pageContext };

export default documentRenderer(translations);

/** Responses below 500 and aborted requests are not failures. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageContext).reportError(error);
};
