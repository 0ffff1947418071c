import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './testing/chromium.ts';
import { OIDC_CLIENT } from './testing/oidc-client.ts';
import { throwAwayFolder } from './testing/throw-away-folder.ts';

// The runner reads this file first and its workers after it; they take all this from its environment.
const port = process.env.JOURNEY_PORT ?? String(await freePort());
const webPort = process.env.JOURNEY_WEB_PORT ?? String(await freePort());
const oidcPort = process.env.JOURNEY_OIDC_PORT ?? String(await freePort());
const dataDir = process.env.JOURNEY_DATA_DIR ?? (await temporaryFolder());
const secret = process.env.JOURNEY_SECRET ?? randomBytes(32).toString('hex');
Object.assign(process.env, {
  JOURNEY_PORT: port,
  JOURNEY_WEB_PORT: webPort,
  JOURNEY_OIDC_PORT: oidcPort,
  JOURNEY_DATA_DIR: dataDir,
  JOURNEY_SECRET: secret,
});
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'testing/journeys',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that stands still for a moment is no fault of the product; npm test tells how many needed this.
  retries: 1,
  // One more than the cores of a small machine, as each waits a fifth of its time.
  workers: 3,
  // Some prepare a world once and walk through all of it.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    // Has answered the question about cookies, which is a journey of its own.
    storageState: answeredCookies(),
    launchOptions: await findChromium(),
    // A missing button fails its step soon, and not the whole test at last.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // What is recorded takes as long again as what is tested, so only what failed once is.
    trace: 'on-first-retry',
  },
  webServer: [
    {
      command: `"${process.execPath}" testing/journeys/pretended-web.ts ${webPort}`,
      port: Number(webPort),
    },
    {
      command: `"${process.execPath}" testing/openid-provider.ts ${origin} ${oidcPort}`,
      port: Number(oidcPort),
    },
    {
      command: `"${process.execPath}" --max-semi-space-size=32 server.ts --empty`,
      env: {
        MODE: 'test',
        PORT: port,
        HOST: '127.0.0.1',
        ORIGIN: origin,
        DATA_DIR: dataDir,
        SECRET: secret,
        LOG_LEVEL: 'warn',
        // The web that pins are made from is a small one of our own.
        PROXY_URL: `http://127.0.0.1:${webPort}`,
        // Many journeys' pins name sites that are none.
        LINK_PREVIEWS: 'false',
        OIDC_ISSUER: `http://127.0.0.1:${oidcPort}`,
        OIDC_CLIENT_ID: OIDC_CLIENT.id,
        OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
        OIDC_NAME: OIDC_CLIENT.name,
        // All journeys come from one address.
        RATE_LIMIT_FACTOR: '1000',
        // A journey says where it comes from.
        COUNTRY_HEADER: 'x-country',
      },
      url: `${origin}/readyz`,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
});

/** Undecided it would lay a banner over the foot of every page. */
function answeredCookies() {
  const cookie = { name: 'cookie_choice', value: '001.', domain: '127.0.0.1', path: '/', expires: -1 };
  return { cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }], origins: [] };
}

async function temporaryFolder(): Promise<string> {
  // Named as those of the other tests, whose next run takes away what one that was killed has left.
  const folder = mkdtempSync(join(await throwAwayFolder(2 ** 31), 'pinfold-test-journeys-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });
}
