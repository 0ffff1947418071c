import { createServer } from 'node:net';
import { type Config, loadConfig } from './config.ts';

/** Finds a free port where `PORT` is 0: links contain the port before anything listens. */
export async function loadConfigWithPort(env: Record<string, string | undefined>): Promise<Config> {
  const config = loadConfig(env);
  if (config.port !== 0) return config;
  return loadConfig({ ...env, PORT: String(await freePort(config.host)) });
}

function freePort(host: string): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail(address)));
    });
  });
}
