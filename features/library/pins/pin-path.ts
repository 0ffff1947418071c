/** What a visitor wanted to do with a pin when asked to log in. */
export type PinAction = 'see' | 'save' | 'edit';

const ENDINGS: Record<PinAction, string> = { see: '', save: 'repin/', edit: 'edit/' };

/** The address of a pin, opened for an action: saving opens the picker, editing the editor. */
export function pinPathFor(id: string, action: PinAction): string {
  return `/pin/${id}/${ENDINGS[action]}`;
}
