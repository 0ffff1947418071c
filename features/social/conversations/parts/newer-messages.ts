interface Page<Message> {
  messages: Message[];
  bookmark: string | null;
}

/**
 * Asks for all messages that came since it was asked last, the newest first, page by page. Only what it has found moves
 * it on: an own message that has just been sent may stand above one of others that has not come yet.
 */
export function newerMessages<Message extends { id: string }>(
  newestAtFirst: string | null,
  ask: (newerThan: string | null, bookmark: string | null) => Promise<Page<Message>>,
): () => Promise<Message[]> {
  let newest = newestAtFirst;
  return async () => {
    const found: Message[] = [];
    let bookmark: string | null = null;
    do {
      const page: Page<Message> = await ask(newest, bookmark);
      found.push(...page.messages);
      bookmark = page.bookmark;
    } while (bookmark !== null);
    newest = found[0]?.id ?? newest;
    return found;
  };
}
