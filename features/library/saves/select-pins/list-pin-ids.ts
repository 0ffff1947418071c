import { call } from '#platform/resource/client.ts';

interface ListPart {
  /** Null leaves pins in sections out. */
  sectionId: string | null;
  tag?: string | undefined;
}

/** All of a board or section, in its order. */
export async function listPinIds(board_id: string, { sectionId, tag }: ListPart): Promise<string[]> {
  const part = sectionId ? { section_id: sectionId } : { filter_section_pins: true };
  const place = { ...part, ...(tag && { tag }) };
  const ids: string[] = [];
  let bookmarks: string[] = [];
  for (;;) {
    const { data, bookmark } = await call('BoardPinIdsResource.get', { board_id, ...place, bookmarks });
    ids.push(...data);
    if (!bookmark) return ids;
    bookmarks = [bookmark];
  }
}
