interface Page<Conversation> {
  conversations: Conversation[];
  bookmark: string | null;
}

/** The server's largest page. */
const MOST_AT_ONCE = 50;

/** The first conversations of a folder, without duplicates, fetched page by page. */
export async function firstConversations<Conversation extends { id: string }>(
  wanted: number,
  ask: (pageSize: number, bookmark: string | null) => Promise<Page<Conversation>>,
): Promise<Page<Conversation>> {
  const found = new Map<string, Conversation>();
  let bookmark: string | null = null;
  let left = wanted;
  do {
    const page: Page<Conversation> = await ask(Math.min(left, MOST_AT_ONCE), bookmark);
    for (const conversation of page.conversations) found.set(conversation.id, conversation);
    bookmark = page.bookmark;
    left -= MOST_AT_ONCE;
  } while (bookmark !== null && left > 0);
  return { conversations: [...found.values()], bookmark };
}
