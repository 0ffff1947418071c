import { Refusal, type RefusalDetails } from './refusal.ts';

/** What each reason of a service's no becomes on the wire; the reason is its own word. */
export type Refusals<Reason extends string> = Readonly<Record<Reason, Omit<RefusalDetails, 'reason'>>>;

/**
 * Makes the function that hands on what a service answered, unless it refused.
 * @throws Refusal with the status of the reason, from the function
 */
export function unlessRefusedBy<Reason extends string>(refusals: Refusals<Reason>) {
  return <Answer extends object>(answer: Answer | { refused: Reason }): Answer => {
    if ('refused' in answer) throw new Refusal({ ...refusals[answer.refused], reason: answer.refused });
    return answer;
  };
}
