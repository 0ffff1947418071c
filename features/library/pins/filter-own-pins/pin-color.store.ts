import { HUES, LEAST_LIGHT, LEAST_RANGE, LIGHTEST_GREY } from '../color-name.ts';

const part = (at: number) => `('x' || substr(p.dominant_color, ${at}, 2))::bit(8)::int`;
const hues = HUES.map(([below, name]) => `when 60 * turn < ${below} * range then '${name}'`).join(' ');

// Without each `offset 0` the inner expressions are expanded again for every colour: thirty times as slow.
/** `colorName` of the dominant colour of `pins p`, as an SQL expression. */
export const COLOR_OF_PIN = `(
  select case when most < ${LEAST_LIGHT} then 'black'
    when range < ${LEAST_RANGE} then case when most > ${LIGHTEST_GREY} then 'white' else 'grey' end
    ${hues} end
  from (
    select most, range, case
      when most = red then green - blue + case when green < blue then 6 * range else 0 end
      when most = green then 2 * range + blue - red
      else 4 * range + red - green end as turn
    from (
      select *, greatest(red, green, blue) as most, greatest(red, green, blue) - least(red, green, blue) as range
      from (select ${part(2)} as red, ${part(4)} as green, ${part(6)} as blue offset 0) as parts
      offset 0
    ) as measured
    offset 0
  ) as turned
)`;
