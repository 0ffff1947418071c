/** The same numbers in each installation. */
export function chances(): () => number {
  let state = 20_260_115;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
