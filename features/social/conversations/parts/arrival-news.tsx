import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import type { MessageData } from './message-data.ts';

/**
 * Tells screen readers what others write while one is here. It stands there before anything is written: what comes
 * together with its words tells nothing.
 */
export function ArrivalNews({ last }: { last: MessageData | undefined }) {
  const { t } = useLingui();
  const [firstShown] = useState(last?.id);
  const isNews = last !== undefined && last.id !== firstShown && !last.isMine;
  return (
    <VisuallyHidden>
      <span role="status">
        {/* Anew for each, or the same words twice would be told once. */}
        {isNews && (
          <span key={last.id}>{`${last.sender?.fullName ?? ''}: ${last.text || t`sent you something`}`}</span>
        )}
      </span>
    </VisuallyHidden>
  );
}
