import type { Hour } from '../../props/hours.ts';
import { type Box, sky } from '../../props/terrain.ts';
import type { Sheet } from '../../sheet.ts';
import { desert } from './desert.ts';
import { fields } from './fields.ts';
import { forest } from './forest.ts';
import { lake } from './lake.ts';
import { mountains } from './mountains.ts';
import { sea } from './sea.ts';
import { snow } from './snow.ts';
import type { Sight, View } from './view.ts';

const SIGHTS: Readonly<Record<string, Sight>> = { mountains, sea, desert, forest, fields, snow, lake };

/** A whole view for a box and an hour; stories and covers use it to keep one place through a day. */
export function sight(sheet: Sheet, name: string, hour: Hour, box: Box): View {
  const { random } = sheet;
  const big = random.chance(0.3);
  const how = big
    ? { discY: random.between(0.4, 0.52), discSize: box.width * random.between(0.17, 0.26) }
    : { discY: random.between(0.14, 0.4) };
  const above = sky(sheet, hour, box, name === 'sea' ? { discSize: 0, discY: 0.4 } : how);
  const view = (SIGHTS[name] ?? mountains)(sheet, hour, box);
  return { ...view, body: above.body + view.body };
}
