import { Refusal, type RefusalDetails } from './refusal.ts';

export type Refusals<Reason extends string> = Readonly<Record<Reason, Omit<RefusalDetails, 'reason'>>>;

/** @throws Refusal with the status of the reason, from the returned function */
export function unlessRefusedBy<Reason extends string>(refusals: Refusals<Reason>) {
  return <Answer extends object>(answer: Answer | { refused: Reason }): Answer => {
    if ('refused' in answer) throw new Refusal({ ...refusals[answer.refused], reason: answer.refused });
    return answer;
  };
}
