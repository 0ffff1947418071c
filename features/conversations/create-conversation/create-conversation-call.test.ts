import { expect, test } from 'vitest';
import { type Call, CallRefused } from '#platform/resource/call.ts';
import { createConversation } from './create-conversation-call.ts';

const refusing = (details: { message: string; detail?: string }): Call => {
  return async () => {
    throw new CallRefused({ status: 403, reason: 'no', ...details });
  };
};

test('[CONTACT-16] what the server says is thrown on to who asked, its detail before its message', async () => {
  const conversation = { user_ids: ['1'] };
  await expect(createConversation(conversation, refusing({ message: 'Not now' }))).rejects.toThrow(
    /^Not now$/,
  );
  const both = refusing({ message: 'Not now', detail: 'Turn messages on.' });
  await expect(createConversation(conversation, both)).rejects.toThrow(/^Turn messages on\.$/);
  await expect(createConversation(conversation, refusing({ message: '' }))).rejects.toThrow(/^$/);
});
