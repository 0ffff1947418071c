import { type ReactNode, useEffect } from 'react';
import { actAs } from './act-as.ts';
import { ActingBar } from './acting-bar.tsx';
import { forgetChoice, keepChoice } from './acting-choice.ts';
import { OnlyLooking } from './only-looking.tsx';
import type { ShellActing } from './shell-data.ts';

/** A page of somebody who was given access to a business, whomever it is for. */
export function Acted({ acting, children }: { acting: ShellActing; children: ReactNode }) {
  actAs(acting);
  useEffect(() => keepActive(acting), [acting]);
  return (
    <>
      {acting.isAllowed && <ActingBar acting={acting} />}
      {children}
      {acting.active && acting.actor?.isLimited && <OnlyLooking name={acting.active.name} />}
    </>
  );
}

/** What is begun on a page goes on for the same account on the next. */
function keepActive({ isAllowed, self, choice }: ShellActing): void {
  if (!isAllowed) return;
  if (choice) keepChoice(self.id, choice);
  else forgetChoice();
}
