/** A time in RFC 2822 format, in UTC: `Sun, 04 Apr 2021 05:43:58 +0000`. For the wire, not for people. */
export function toRfc2822(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new RangeError('cannot write an invalid date');
  return date.toUTCString().replace('GMT', '+0000');
}
