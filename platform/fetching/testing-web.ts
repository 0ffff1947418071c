import { createServer, type RequestListener, type Server } from 'node:http';

/** A fake web for tests: one server on loopback for every host name that the test's resolver sends there. */
export interface TestingWeb {
  port: number;
  asked: { host: string; path: string; headers: Record<string, unknown> }[];
  close(): Promise<void>;
}

export async function startTestingWeb(answer: RequestListener): Promise<TestingWeb> {
  const asked: TestingWeb['asked'] = [];
  const server = createServer((request, response) => {
    asked.push({ host: request.headers.host ?? '', path: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  return { port: await listen(server), asked, close: () => close(server) };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port');
  return address.port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
