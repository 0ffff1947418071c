import { Refusal, type RefusalDetails } from './refusal.ts';

/** Maps each reason of a service's refusal to its refusal on the wire. */
export type Refusals<Reason extends string> = Readonly<Record<Reason, Omit<RefusalDetails, 'reason'>>>;

/**
 * Returns a function that passes a service's result through, unless it is a refusal.
 * @throws Refusal with the status of the reason, from the function
 */
export function unlessRefusedBy<Reason extends string>(refusals: Refusals<Reason>) {
  return <Answer extends object>(answer: Answer | { refused: Reason }): Answer => {
    if ('refused' in answer) throw new Refusal({ ...refusals[answer.refused], reason: answer.refused });
    return answer;
  };
}
