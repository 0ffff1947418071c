export interface PinMarksData {
  note: string;
  tags: readonly { id: string; name: string }[];
}

/** As somebody edits them. */
export interface MarksText {
  note: string;
  tags: readonly string[];
}

export function marksText({ note, tags }: PinMarksData): MarksText {
  return { note, tags: tags.map(({ name }) => name) };
}

/** What was not changed is not sent, as it may have been changed elsewhere meanwhile. Null if nothing was. */
export function changedMarks(before: MarksText, { note, tags }: MarksText) {
  const isSame = tags.length === before.tags.length && tags.every((name) => before.tags.includes(name));
  if (isSame && note === before.note) return null;
  return { ...(note !== before.note && { note }), ...(!isSame && { tags: [...tags] }) };
}
