import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { CreatePlace } from './create-place.ts';

export interface CreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  place: CreatePlace;
  /** Whether the viewer may make things; who may not is asked to log in. */
  isActor: boolean;
  /** Where story pins are made. */
  storyPinPath: string;
  /** What cannot be made for the time being. */
  switchedOff: { pins: boolean; stories: boolean };
}

/** What can be made here. Its code comes when it is first opened. */
export const CreateDialog = onDemand<CreateDialogProps>(
  async () => (await import('./create-panel.tsx')).CreatePanel,
);
