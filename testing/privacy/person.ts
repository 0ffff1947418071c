import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { boardRow, uploadRow } from '#testing/cast-rows.ts';
import type { TestPlatform } from '#testing/platform.ts';

/** Somebody with a mail address, a birth date and an address of the Internet that nobody else has. */
export interface PrivatePerson {
  name: string;
  id: Id;
  browser: TestBrowser;
  /** What nobody but themselves may ever read. */
  facts: { email: string; birthday: string; address: string };
  board(name: string, privacy?: 'public' | 'protected' | 'secret'): Promise<Id>;
  /** Saves a pin. Answers it with the signature of its picture. */
  pin(title: string, boardId?: Id, sectionId?: Id): Promise<SavedPin>;
}

export interface SavedPin {
  id: Id;
  signature: string;
}

/** Signs somebody up; `number` makes their facts their own. */
export async function privatePerson(
  platform: TestPlatform,
  name: string,
  number: number,
): Promise<PrivatePerson> {
  const { db } = platform;
  const facts = {
    email: `mail-of-${name}@home.example`,
    birthday: `19${70 + number}-0${(number % 9) + 1}-1${number % 9}`,
    address: `198.51.100.${100 + number}`,
  };
  const browser = testBrowser(platform, { address: facts.address });
  const { email, birthday } = facts;
  await browser.call(
    'UserRegisterResource.create',
    adaDetails({ username: name, first_name: name, email, birthday }),
  );
  const { id } = await browser.viewer();
  if (!id) throw new Error(`${name} is not signed in`);
  return {
    name,
    id,
    browser,
    facts,
    board: (title, privacy = 'public') => boardRow(db, id, { name: title, privacy }),
    pin: async (title, board_id, section) => {
      const { signature: image_signature } = await uploadRow(db, id);
      const input = { title, image_signature, board_id, ...(section && { section: `id:${section}` }) };
      const { data } = await browser.call('PinResource.create', input);
      return { id: data.id as Id, signature: image_signature };
    },
  };
}
