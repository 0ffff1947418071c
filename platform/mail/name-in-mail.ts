/** A name as a mail tells it; one that could be taken for a web address is not told. */
export function nameInMail(name: string, instead: string): string {
  return /[/\\@]|\w\.\w{2,}|www\b/i.test(name) ? instead : name;
}
