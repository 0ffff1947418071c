/** The value of an incomplete date reads as empty. */
export function unfinishedDates(form: HTMLFormElement): string[] {
  const inputs = [...form.elements].filter((control) => control instanceof HTMLInputElement);
  return inputs.filter(({ type, validity }) => type === 'date' && validity.badInput).map(({ name }) => name);
}
