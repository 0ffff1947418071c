/** A name for use in a mail, or `instead` if mail programs could turn it into a link. */
export function nameInMail(name: string, instead: string): string {
  return /[/\\@]|\w\.\w{2,}|www\b/i.test(name) ? instead : name;
}
