import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openApiRoute } from './openapi-route.ts';

test('the description names this installation, and may be kept for five minutes', async () => {
  const app = fastify();
  const config = loadConfig({ MODE: 'test', ORIGIN: 'https://pins.example', BRAND_NAME: 'Our pins' });
  openApiRoute(app, createProductRegistry(), config);
  const answers = [await app.inject('/openapi.json'), await app.inject('/openapi.json')];
  for (const answer of answers) {
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'cache-control': 'public, max-age=300',
    });
    expect(answer.json()).toMatchObject({
      info: { title: 'Our pins', version: '1' },
      servers: [{ url: 'https://pins.example' }],
    });
  }
  await app.close();
});
