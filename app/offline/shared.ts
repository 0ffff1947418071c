import { cutDescription, cutTitle } from '#features/library/pins/cut-text.ts';
import { newKey } from '#features/library/saves/pin-builder/drafts.ts';
import { carryFiles } from '#features/library/saves/pin-builder/use-picked-files.ts';
import type { PinText } from '#features/library/saves/pin-text.ts';

const SHARED = 'offline-shared';

/** Long enough to log in. */
const TAKEN_WITHIN_MS = 10 * 60_000;

const LINK = /https?:\/\/\S+/i;

/** The state for the builder of pins; what was shared is taken once. */
export async function takeShared(): Promise<object> {
  const shared = await caches.open(SHARED);
  const told = await (await shared.match('/share/'))?.json();
  const files = await filesIn(shared);
  await caches.delete(SHARED);
  // Whoever logs in later did not share it.
  if (!told || Date.now() - told.at > TAKEN_WITHIN_MS) return {};
  const state = stateOf(told);
  return { ...state, ...(files.length > 0 && carryFiles(newKey(), files)) };
}

async function filesIn(shared: Cache): Promise<File[]> {
  const files: File[] = [];
  for (let index = 0; ; index += 1) {
    const stored = await shared.match(`/share/${index}`);
    if (!stored) return files;
    const file = await stored.blob();
    const name = decodeURIComponent(stored.headers.get('x-name') ?? '');
    files.push(new File([file], name, { type: file.type }));
  }
}

/** Many apps send the link within the text. */
function stateOf({ title = '', text = '', url = '' }: Record<string, string>): object {
  const [link] = LINK.exec(`${url} ${text}`) ?? [];
  const description = cutDescription(text.replace(LINK, '').trim());
  const shared: Partial<PinText> = { title: cutTitle(title.trim()), description };
  return {
    ...(link && { createPinFromLinkUrl: link }),
    ...((shared.title || shared.description) && { createPinWithText: shared }),
  };
}

export function sharedTextIn(state: unknown): Partial<PinText> | undefined {
  const text = (state as { createPinWithText?: Partial<PinText> } | null)?.createPinWithText;
  return typeof text === 'object' ? text : undefined;
}
