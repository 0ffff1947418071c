import { ExperienceHost } from '#features/trust/experiences/show-experiences/experience-host.tsx';
import { useTracking } from './use-tracking.ts';

/** What comes for visitors once they act. */
export function ForVisitors() {
  useTracking(undefined);
  return <ExperienceHost isVisitor />;
}
