const SHAPE = /^(?:https?:\/\/)?[^\s/?#.@:]+(?:\.[^\s/?#.@:]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Whether a text can be the link of a pin: empty, or a host with a dot, with or without http(s). */
export function looksLikeLink(text: string): boolean {
  const typed = text.trim();
  return typed === '' || SHAPE.test(typed);
}

/** Adds the protocol that people leave out, as browsers do. */
export function withProtocol(text: string): string {
  const typed = text.trim();
  return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}

const NARROW_PX = 380;

export function wantsShortText(windowWidth: number): boolean {
  return windowWidth < NARROW_PX;
}
