import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import { pinPathFor } from '#features/pins/pin-path.ts';

/** Asks a visitor to log in before saving; they come back to the pin with the picker open. */
export function askToLogInForSaving(pinId: string): void {
  loginPrompt.open({ reason: 'save_pin', next: pinPathFor(pinId, 'save') });
}
