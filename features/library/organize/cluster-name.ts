export function capitalized(name: string): string {
  return name.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
