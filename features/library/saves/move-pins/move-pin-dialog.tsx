import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { Saver } from '../picker-boards.ts';

export interface MovePinDialogProps {
  pinId: string;
  saver: Saver;
  isOpen: boolean;
  onClose: () => void;
  onMoved?: (() => void) | undefined;
}

export const MovePinDialog = onDemand(() => import('./move-pin-panel.tsx'), 'MovePinPanel');
