import { expect, type Locator } from '@playwright/test';

/** By their labels: what is typed into fields, and what is said of them. */
type ByLabel<Value> = Readonly<Record<string, Value>>;

interface Attempt {
  typed?: ByLabel<string>;
  /** The button that sends the form. */
  press: string;
}

/** The field of this label, which may be an optional one. */
export const field = (form: Locator, label: string) =>
  form.getByLabel(new RegExp(`^${label.replace(/[?()]/g, '\\$&')}( \\(optional\\))?$`));

async function type(form: Locator, { typed = {} }: Attempt) {
  for (const [label, text] of Object.entries(typed)) await field(form, label).fill(text);
}

const send = (form: Locator, { press }: Attempt) =>
  form.getByRole('button', { name: press, exact: true }).click();

async function expectUnchanged(form: Locator, { typed = {} }: Attempt) {
  for (const [label, text] of Object.entries(typed)) await expect(field(form, label)).toHaveValue(text);
}

/** The form names these fields as wrong, each beside itself, brings one to the first, and keeps what was typed. */
export async function expectRefused(form: Locator, attempt: Attempt, wrong: ByLabel<RegExp>): Promise<void> {
  await type(form, attempt);
  await send(form, attempt);
  const labels = Object.keys(wrong);
  for (const label of labels) {
    const one = field(form, label);
    await expect(one).toHaveAccessibleDescription(wrong[label] ?? '');
    await expect(one).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(labels.length);
  await expect(field(form, labels[0] ?? '')).toBeFocused();
  await expectUnchanged(form, attempt);
}

/** Without a connection the form says so, has the focus still, and keeps what was typed. */
export async function expectUnchangedOffline(
  form: Locator,
  attempt: Attempt,
  said = /offline/,
): Promise<void> {
  const context = form.page().context();
  const messages = form.page().getByRole('region', { name: 'Messages' });
  await type(form, attempt);
  await context.setOffline(true);
  await send(form, attempt);
  await expect(form.or(messages).getByText(said).first()).toBeVisible();
  await expect(form.locator(':focus')).toHaveCount(1);
  await expectUnchanged(form, attempt);
  await context.setOffline(false);
}

/** The same choice of radios is asked for, beside them, with the focus on the first. */
export async function expectChoiceWanted(form: Locator, question: string, press: string): Promise<void> {
  await send(form, { press });
  const choice = form.getByRole('group', { name: question });
  await expect(choice).toHaveAccessibleDescription(/./);
  await expect(choice.getByRole('radio').first()).toBeFocused();
}
