import type { Experience } from '../experience.ts';

type Due = readonly Experience[];

interface Needs {
  fetchDue: () => Promise<Due>;
  change: (to: (due: Due) => Due) => void;
}

/** Answers to earlier questions are ignored. If the call fails nothing shows, which does no harm. */
export function createAsking({ fetchDue, change }: Needs) {
  let asked = 0;
  const ask = () => {
    asked += 1;
    const question = asked;
    fetchDue().then(
      (due) => {
        if (question === asked) change(() => due);
      },
      () => {},
    );
  };
  return {
    ask,
    /** The hint about sections may be due now. It goes before the guide to dates, which waits until that is known. */
    askForRaised: () => {
      change((due) =>
        due.filter(({ display_data }) => display_data.component_type !== 'planning_actions_guide'),
      );
      ask();
    },
  };
}
