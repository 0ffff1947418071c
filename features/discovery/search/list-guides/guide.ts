/** The address of a topic in plain words; it outlasts the name. */
export function guideTerm(slug: string): string {
  return slug.replaceAll('-', ' ');
}

export function slugOfGuide(term: string): string {
  return term.trim().toLowerCase().replace(/\s+/g, '-');
}
