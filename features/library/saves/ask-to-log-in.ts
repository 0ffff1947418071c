import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { pinPathFor } from '#features/library/pins/pin-link.ts';

/** Afterwards the pin opens with the picker or the editor. */
export function askToLogInFor(action: 'save' | 'edit', pinId: string): void {
  loginPrompt.open({ reason: `${action}_pin`, next: pinPathFor(pinId, action) });
}
