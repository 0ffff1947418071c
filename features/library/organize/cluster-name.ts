/** A name with its first letter large, as a board is called. */
export function capitalized(name: string): string {
  return name.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
