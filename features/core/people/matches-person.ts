/** Removes case and accents, so that "jose" finds "José". */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Whether a word of the person's name, or their username, starts with what was typed. */
export function matchesPerson(person: { full_name: string; username: string }, query: string): boolean {
  const wanted = folded(query.replace(/^@/, '').trim());
  if (wanted === '') return true;
  const name = folded(person.full_name);
  return name.startsWith(wanted) || name.includes(` ${wanted}`) || person.username.startsWith(wanted);
}
