import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';

interface Question {
  title: ReactNode;
  text: ReactNode;
  confirmLabel: ReactNode;
  answer: (isYes: boolean) => void;
}

/** `ask` answers once a dialog is confirmed or closed. */
export function useTopicQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = async (asked: Omit<Question, 'answer'>): Promise<boolean> => {
    const isYes = await new Promise<boolean>((answer) => setQuestion({ ...asked, answer }));
    setQuestion(null);
    return isYes;
  };
  const dialog = question && (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
      title={question.title}
      confirmLabel={question.confirmLabel}
    >
      {question.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
}

export interface CountedTopic {
  pinCount: number;
  followerCount: number;
  childCount: number;
}

/** What a change of a topic concerns. */
function TopicCounts({ topic: { pinCount, followerCount, childCount } }: { topic: CountedTopic }) {
  return (
    <ul>
      <li>
        <Plural value={pinCount} one="# public Pin" other="# public Pins" />
      </li>
      <li>
        <Plural value={followerCount} one="# follower" other="# followers" />
      </li>
      {childCount > 0 && (
        <li>
          <Plural value={childCount} one="# topic below it" other="# topics below it" />
        </li>
      )}
    </ul>
  );
}

type NamesProps = { name: string; other: string };

export function MergeText({ topic, name, other }: NamesProps & { topic: CountedTopic }) {
  return (
    <>
      <p>
        <Trans>
          All of this moves from “{name}” to “{other}”, and the old address will redirect there:
        </Trans>
      </p>
      {/* The topics below it may come to stand beside the other. */}
      <TopicCounts topic={{ ...topic, childCount: 0 }} />
      <p>
        <Trans>You can't undo this.</Trans>
      </p>
    </>
  );
}

type ChangeTextProps = NamesProps & { topic: CountedTopic; isRenamed: boolean; isHidden: boolean };

export function ChangeText({ topic, name, other, isRenamed, isHidden }: ChangeTextProps) {
  return (
    <>
      {isRenamed && (
        <p>
          <Trans>
            “{name}” will be called “{other}” everywhere. Its address stays.
          </Trans>
        </p>
      )}
      {isHidden && (
        <p>
          <Trans>No one can find it, and no Pins are filed under it, until you show it again.</Trans>
        </p>
      )}
      <p>
        <Trans>This concerns:</Trans>
      </p>
      <TopicCounts topic={topic} />
    </>
  );
}
