const SHAPE = /^(?:https?:\/\/)?[^\s/?#.@:]+(?:\.[^\s/?#.@:]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Whether a text can be the link of a pin: empty, or a host with a dot, with http or https before it or without. */
export function looksLikeLink(text: string): boolean {
  const typed = text.trim();
  return typed === '' || SHAPE.test(typed);
}

/** The web address that was meant: people leave out the protocol, as browsers let them. */
export function withProtocol(text: string): string {
  const typed = text.trim();
  return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}

const NARROW_PX = 380;

/** Whether a window is too narrow for the long words in the field for a link. */
export function wantsShortText(windowWidth: number): boolean {
  return windowWidth < NARROW_PX;
}
