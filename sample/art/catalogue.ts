import { birdTheme } from './families/animals/birds.ts';
import { cabinetTheme } from './families/animals/cabinet.ts';
import { woodlandTheme } from './families/animals/forest-animals.ts';
import { petTheme } from './families/animals/pets.ts';
import { underseaTheme } from './families/animals/sea-animals.ts';
import { doorTheme } from './families/architecture/doorway.ts';
import { facadeTheme } from './families/architecture/facade.ts';
import { hillTownTheme } from './families/architecture/hill-town.ts';
import { skylineTheme } from './families/architecture/skyline.ts';
import { stairTheme } from './families/architecture/stairs.ts';
import { bouquetTheme } from './families/botanicals/bouquet.ts';
import { fruitTheme } from './families/botanicals/fruit-branch.ts';
import { herbariumTheme } from './families/botanicals/herbarium.ts';
import { potsTheme } from './families/botanicals/house-plants.ts';
import { leafTheme } from './families/botanicals/leaves.ts';
import { meadowTheme } from './families/botanicals/meadow.ts';
import { mushroomTheme } from './families/botanicals/mushrooms.ts';
import { coverTheme } from './families/covers.ts';
import { hoopTheme } from './families/crafts/embroidery.ts';
import { yarnTheme } from './families/crafts/knitting.ts';
import { linoTheme } from './families/crafts/lino-print.ts';
import { origamiTheme } from './families/crafts/origami.ts';
import { sewingTheme } from './families/crafts/sewing.ts';
import { hangingTheme } from './families/crafts/wall-hanging.ts';
import { bakingTheme } from './families/dishes/baking.ts';
import { biscuitTheme } from './families/dishes/biscuits.ts';
import {
  boardTheme,
  bowlTheme,
  breakfastTheme,
  pastaTheme,
  pizzaTheme,
  soupTheme,
} from './families/dishes/serve.ts';
import { accessoryTheme } from './families/fashion/collection.ts';
import { outfitTheme } from './families/fashion/outfit.ts';
import { railTheme } from './families/fashion/wardrobe.ts';
import { bathrooms } from './families/interiors/bathroom.ts';
import { bedrooms } from './families/interiors/bedroom.ts';
import { desks } from './families/interiors/desk.ts';
import { entrances } from './families/interiors/hallway.ts';
import { plantCorners } from './families/interiors/plant-corner.ts';
import { livingRoom, readingCorner } from './families/interiors/seating.ts';
import { kitchenTheme } from './families/kitchens/kitchen.ts';
import { pantryTheme } from './families/kitchens/pantry.ts';
import { landscapeThemes } from './families/landscapes/landscape.ts';
import { logoTheme } from './families/logos.ts';
import { chairTheme } from './families/objects/chairs.ts';
import { lampTheme } from './families/objects/lamps.ts';
import { potteryTheme } from './families/objects/pottery.ts';
import { paletteTheme } from './families/palettes/palette.ts';
import { chartTheme } from './families/plans/chart.ts';
import { floorPlanTheme } from './families/plans/floor-plan.ts';
import { gardenPlanTheme } from './families/plans/garden-plan.ts';
import { growingTheme } from './families/plans/growing.ts';
import { kitchenGardenTheme } from './families/plans/kitchen-garden.ts';
import { portraitTheme } from './families/portraits/portrait.ts';
import { posterThemes } from './families/posters/poster.ts';
import { geometricTheme, printTheme, wovenTheme } from './families/textiles/cloth.ts';
import { quiltTheme } from './families/textiles/quilt.ts';
import type { Theme } from './theme.ts';

/** Every family of pictures with its themes; a board is about one or a few of these. */
export const CATALOGUE = {
  interiors: [livingRoom, readingCorner, bedrooms, desks, entrances, plantCorners, bathrooms],
  kitchens: [kitchenTheme, pantryTheme],
  dishes: [
    bakingTheme,
    biscuitTheme,
    bowlTheme,
    soupTheme,
    pastaTheme,
    pizzaTheme,
    breakfastTheme,
    boardTheme,
  ],
  botanicals: [bouquetTheme, leafTheme, herbariumTheme, meadowTheme, potsTheme, mushroomTheme, fruitTheme],
  textiles: [quiltTheme, printTheme, wovenTheme, geometricTheme],
  landscapes: landscapeThemes,
  posters: posterThemes,
  architecture: [doorTheme, facadeTheme, stairTheme, skylineTheme, hillTownTheme],
  palettes: [paletteTheme],
  fashion: [outfitTheme, railTheme, accessoryTheme],
  objects: [potteryTheme, chairTheme, lampTheme],
  animals: [birdTheme, petTheme, woodlandTheme, underseaTheme, cabinetTheme],
  crafts: [yarnTheme, origamiTheme, hoopTheme, hangingTheme, sewingTheme, linoTheme],
  plans: [gardenPlanTheme, kitchenGardenTheme, floorPlanTheme, growingTheme, chartTheme],
  portraits: [portraitTheme],
  covers: [coverTheme],
  logos: [logoTheme],
} satisfies Record<string, readonly Theme[]>;

export type Family = keyof typeof CATALOGUE;

/** The families that pins are made of; the other three dress people and businesses. */
export const PIN_FAMILIES = [
  'interiors',
  'kitchens',
  'dishes',
  'botanicals',
  'textiles',
  'landscapes',
  'posters',
  'architecture',
  'palettes',
  'fashion',
  'objects',
  'animals',
  'crafts',
  'plans',
] as const satisfies readonly Family[];

export const themesOf = (family: Family): readonly Theme[] => CATALOGUE[family];

export const themeNames = (family: Family): string[] => themesOf(family).map(({ name }) => name);
