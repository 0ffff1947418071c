import type { ReactNode } from 'react';
import { actAs } from './act-as.ts';
import { ActingBar } from './acting-bar.tsx';
import type { ShellActing } from './shell-data.ts';

/** A page of somebody who was given access to a business, whomever it is for. */
export function Acted({ acting, children }: { acting: ShellActing; children: ReactNode }) {
  actAs(acting);
  return (
    <>
      {acting.isAllowed && <ActingBar acting={acting} />}
      {children}
    </>
  );
}
