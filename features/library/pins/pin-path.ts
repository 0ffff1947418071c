/** What somebody wanted to do with a pin when they had to log in first. */
export type PinAction = 'see' | 'save' | 'edit';

const ENDINGS: Record<PinAction, string> = { see: '', save: 'repin/', edit: 'edit/' };

/** The address of a pin, opened for an act: saving opens the picker there, editing the editor. */
export function pinPathFor(id: string, action: PinAction): string {
  return `/pin/${id}/${ENDINGS[action]}`;
}
