interface Page<Message> {
  messages: Message[];
  bookmark: string | null;
}

/**
 * Fetches all messages since the last fetch, newest first, page by page. Only what it has found moves it forward: an
 * own message just sent may be newer than others' messages not fetched yet.
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
