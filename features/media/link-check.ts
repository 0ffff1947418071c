/** Whether a text may be the link of a pin: none at all, or a host with a dot, after http:// or https:// or without. */
export function isLinkLike(text: string): boolean {
  return (
    text === '' || /^(?:https?:\/\/)?[^\s/?#.@:]+(?:\.[^\s/?#.@:]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i.test(text)
  );
}
