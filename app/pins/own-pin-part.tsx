import { EditPinTopics } from '#features/discovery/topics/choose-topics/edit-pin-topics.tsx';
import { PinMarks } from '#features/library/tags/edit-pin-tags/pin-marks.tsx';
import type { PinMarksData } from '#features/library/tags/marks-text.ts';

type OwnPinPartProps = { pinId: string; actor: { username: string }; marks: PinMarksData };

export function OwnPinPart({ pinId, actor, marks }: OwnPinPartProps) {
  return (
    <>
      <EditPinTopics pinId={pinId} />
      <PinMarks {...{ pinId, marks }} username={actor.username} />
    </>
  );
}
