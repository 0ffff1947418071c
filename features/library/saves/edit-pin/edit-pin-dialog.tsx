import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { Saver } from '../picker-boards.ts';

export interface EditPinDialogProps {
  pinId: string;
  saver: Saver;
  isOpen: boolean;
  onClose: () => void;
}

export const EditPinDialog = onDemand(() => import('./edit-pin-panel.tsx'), 'EditPinPanel');
