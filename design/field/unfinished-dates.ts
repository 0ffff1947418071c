/** The names of those fields of a form in which a date was begun that is none yet; their value reads as empty. */
export function unfinishedDates(form: HTMLFormElement): string[] {
  const inputs = [...form.elements].filter((control) => control instanceof HTMLInputElement);
  return inputs.filter(({ type, validity }) => type === 'date' && validity.badInput).map(({ name }) => name);
}
