import { expect, test } from 'vitest';
import type { CastMember } from '#testing/cast.ts';
import { begin, send, writersForEachTest } from '../testing-conversations.ts';
import { messageData } from './message-data.ts';

const writers = writersForEachTest();

test('the picture of a sensitive board, and of a pin on it, is blurred where a message shows it', async () => {
  const { ada, ben, platform } = writers;
  const { id } = await begin(ada, [ben]);
  const [wounds, flowers] = [await ada.makes.board('Wounds'), await ada.makes.board('Flowers')];
  await platform.db.write('update boards set sensitivity_screen = true where id = $1', [wounds]);
  const [wound, flower] = [await ada.saves.pin({ board: wounds }), await ada.saves.pin({ board: flowers })];
  for (const shown of [{ pin: wound.id }, { pin: flower.id }, { board: wounds }, { board: flowers }]) {
    await send(ada, id, shown);
  }
  const areBlurred = async (who: CastMember) =>
    (await who.call('ConversationMessagesResource.get', { conversation_id: id })).data
      .map((message) => messageData(message).shown?.thing?.isSensitive)
      .reverse();
  expect(await areBlurred(ben)).toEqual([true, false, true, false]);
});
