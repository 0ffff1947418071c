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
