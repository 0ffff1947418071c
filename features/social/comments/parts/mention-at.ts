/** An @ being typed, with what follows it so far. */
export interface MentionAt {
  at: number;
  term: string;
}

const WRITING = /(?<![\p{L}\p{N}_@/.])@([\p{L}\p{N}_]{0,30})$/u;

export function mentionAt(text: string, caret: number): MentionAt | null {
  const found = WRITING.exec(text.slice(0, caret));
  return found ? { at: found.index, term: found[1] ?? '' } : null;
}

/** The text with the typed part replaced by the name, and the new caret. */
export function withMention(
  text: string,
  { at, term }: MentionAt,
  username: string,
): { text: string; caret: number } {
  const rest = text.slice(at + 1 + term.length);
  const name = `@${username}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: text.slice(0, at) + name + rest, caret: at + name.length + (name.endsWith(' ') ? 0 : 1) };
}
