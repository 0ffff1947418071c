/**
 * New people get one home after the other instead of random ones, so that lists which go by id keep their order.
 * Answers what ends that.
 */
export function fixHomes(): () => void {
  const { getRandomValues } = crypto;
  let home = 0;
  crypto.getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(values: T): T => {
    if (!(values instanceof Uint16Array) || values.length !== 1)
      return getRandomValues.call(crypto, values) as T;
    home += 1;
    values[0] = home;
    return values;
  };
  return () => {
    crypto.getRandomValues = getRandomValues;
  };
}
