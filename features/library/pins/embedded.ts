/** Search engines are told of animated pictures and stories, but get no picture of them. */
export function isEmbedded(pin: { is_animated: boolean; story_pin_data: unknown }): boolean {
  return !pin.is_animated && !pin.story_pin_data;
}
