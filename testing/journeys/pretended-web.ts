import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { paint } from './painting.ts';

/** The page of the pretended web that pins can be made from. */
export const RECIPE = {
  url: 'http://kitchen.example/soup/',
  title: 'Soup of the garden',
  picture: 'A bowl of soup',
};

const PAGE = `<!doctype html><title>${RECIPE.title}</title>
<meta name="description" content="Everything green, and cream.">
<h1>${RECIPE.title}</h1>
<img src="/bowl.jpg" alt="${RECIPE.picture}" width="800" height="1000">`;

/** A page of the pretended web that a journey writes: what it puts there, everybody gets. */
export const WRITTEN = { path: '/written/', url: 'http://shop.example/written/' };

let written = '';

/** Writes that page. */
export async function writePage(html: string): Promise<void> {
  const url = `http://127.0.0.1:${process.env.JOURNEY_WEB_PORT}${WRITTEN.path}`;
  await fetch(url, { method: 'PUT', body: html });
}

const answer: RequestListener = async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', RECIPE.url);
  if (pathname === WRITTEN.path) {
    if (request.method === 'PUT') written = await text(request);
    return response.setHeader('content-type', 'text/html').end(`<!doctype html>${written}`);
  }
  if (pathname === '/soup/') return response.setHeader('content-type', 'text/html').end(PAGE);
  if (pathname === '/bowl.jpg') {
    return response.setHeader('content-type', 'image/jpeg').end(await paint(90, 800, 1000));
  }
  response.writeHead(404).end();
};

/**
 * Everything but our own site, as the server under test sees it: a proxy that passes nothing on and answers for all
 * hosts itself. Run by itself with its port as the argument.
 */
const web = createServer(answer);
web.on('connect', (_request, socket) => {
  socket.write('HTTP/1.1 200 OK\r\n\r\n');
  web.emit('connection', socket);
});
if (import.meta.main) web.listen(Number(process.argv[2]), '127.0.0.1');
