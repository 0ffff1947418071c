import { createFetcher } from '#platform/fetching/fetcher.ts';
import { startTestingWeb } from '#platform/fetching/testing-web.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { afterFile } from '#testing/after-file.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { plainPages } from '#testing/safety/pages.ts';
import { testWebServer } from '#testing/web.ts';
import { openProgram, type Program } from './program.ts';

/** The address that the tested programs believe they use. */
export const ROOT = 'http://pinfold.test';

export interface FieldServer {
  platform: TestPlatform;
  cast: Cast;
  /** A JPEG of another site, 320 by 480. */
  pictureOfTheWeb: string;
  program(): Program;
}

/** The whole server, listening, with the cast signed up and a small web that pins can be made from. */
export async function startFieldServer(): Promise<FieldServer> {
  const photo = await jpegOf(320, 480);
  const web = await startTestingWeb((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  });
  afterFile(() => web.close());
  const fetcher = createFetcher({ userAgent: 'a test', allowLoopbackPort: web.port });
  const platform = { ...(await testPlatform(await freshDatabase())), fetcher };
  const app = await testWebServer(platform, plainPages);
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    platform,
    cast: await castOf(platform),
    pictureOfTheWeb: `http://127.0.0.1:${web.port}/photo.jpg`,
    program: () => openProgram(port),
  };
}
