/** Trouble at the start that an operator can act on; its message is one line for them. */
export class StartTrouble extends Error {}
