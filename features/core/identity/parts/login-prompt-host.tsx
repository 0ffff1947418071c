import { onDemand } from '#design/on-demand/on-demand.tsx';
import { type LoginPrompt as LoginInput, loginPrompt, useLoginPrompt } from './login-prompt.ts';

export type LoginPromptProps = { isOpen: boolean; onClose: () => void; prompt: LoginInput | null };

const LoginPrompt = onDemand(() => import('./login-prompt-panel.tsx'), 'LoginPromptPanel');

/** Shows the login prompt whenever `loginPrompt.open` is called; rendered once per page. */
export function LoginPromptHost() {
  const prompt = useLoginPrompt();
  return <LoginPrompt isOpen={prompt !== null} onClose={loginPrompt.close} prompt={prompt} />;
}
