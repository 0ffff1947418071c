import { standingOut } from '../../colour.ts';
import type { Sheet } from '../../sheet.ts';

export const clear = (sheet: Sheet, ground: string): string =>
  standingOut(
    ground,
    sheet.random.shuffle([
      sheet.palette.main,
      sheet.palette.accent,
      sheet.palette.second,
      sheet.palette.deep,
    ]),
    0.18,
  );
