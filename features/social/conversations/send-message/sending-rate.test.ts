import { expect, test } from 'vitest';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { testWebServer, webClient } from '#testing/web.ts';

test('thirty messages may be sent at once, then one every two seconds', async () => {
  const platform = await testPlatform(await freshDatabase());
  const app = await testWebServer(platform);
  const signUp = async (username: string) => {
    const client = webClient(app);
    const tells = adaDetails({ username, email: `${username}@example.com` });
    expect((await client.post('UserRegisterResource', 'create', tells)).status).toBe(200);
    return client;
  };
  const [ada, ben] = [await signUp('ada'), await signUp('ben')];
  const { id } = (await ada.get('UserResource', { username: 'ben' })).json.resource_response.data;
  const begun = await ada.post('ConversationsResource', 'create', { user_ids: [id], text: '1' });
  const conversation_id = begun.json.resource_response.data.id;
  const send = (client: typeof ada, text: string) =>
    client.post('ConversationMessagesResource', 'create', { conversation_id, text });
  for (let number = 2; number <= 30; number += 1) {
    expect((await send(ada, String(number))).status, String(number)).toBe(200);
  }
  const refused = await send(ada, '31');
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('2');
  expect((await ada.post('ConversationsResource', 'create', { user_ids: [id] })).status).toBe(429);
  expect((await ben.get('ConversationsResource')).status).toBe(200);
  platform.clock.advance(2000);
  expect([(await send(ada, '31')).status, (await send(ada, '32')).status]).toEqual([200, 429]);
  const { json } = await ada.get('ConversationMessagesResource', { conversation_id, page_size: 100 });
  expect(json.resource_response.data).toHaveLength(31);
});
