export interface SampleBoard {
  owner: string;
  name: string;
  description?: string;
  /** Of `pictures.json`; it takes its pictures from them in turn. */
  themes: readonly string[];
  pins: number;
  privacy?: 'public' | 'protected' | 'secret';
  isArchived?: boolean;
  sections?: readonly string[];
  /** Besides its owner. */
  with?: readonly string[];
}

const board = (
  owner: string,
  name: string,
  themes: readonly string[],
  pins: number,
  rest: Partial<SampleBoard> = {},
): SampleBoard => ({ owner, name, themes, pins, ...rest });

export const SAMPLE_BOARDS: readonly SampleBoard[] = [
  board('ada', 'Kitchens', ['kitchens', 'pantries'], 14, {
    description: 'For the long winter of the renovation.',
    sections: ['Open shelves', 'Small ones'],
  }),
  board('ada', 'Reading corners', ['reading corners', 'living rooms'], 10, {
    description: 'A lamp, a chair, nobody talking.',
  }),
  board('ada', 'Pots I want to throw', ['pottery'], 12),
  board('ada', 'Green indoors', ['house plants', 'plant corners', 'leaves'], 11),
  board('ada', 'Colour for the hallway', ['colour palettes', 'hallways'], 9),
  board('ada', 'Wall hangings', ['wall hangings', 'embroidery'], 7),
  board('ada', 'Presents', ['lamps', 'shoes and bags'], 6, {
    privacy: 'secret',
    description: 'Not for Ben’s eyes.',
  }),
  board('ada', 'First flat', ['bedrooms', 'desks'], 6, { isArchived: true }),
  board('ada', 'Summer house', ['doors', 'sea and coast', 'bathrooms'], 10, {
    with: ['ben'],
    sections: ['Outside', 'Inside'],
  }),
  board('ben', 'Sunday lunch', ['bowls and salads', 'soups', 'pasta'], 14, {
    sections: ['Starters', 'Mains'],
  }),
  board('ben', 'Bake it', ['cakes and tarts', 'biscuits'], 10),
  board('ben', 'Breakfast all day', ['breakfasts'], 8),
  board('ben', 'Long runs', ['lakes', 'fields and hills', 'forests'], 10),
  board('ben', 'Pizza nights', ['pizza', 'cheese boards'], 7),
  board('ben', 'Proposal', ['skylines', 'bouquets'], 5, { privacy: 'secret' }),
  board('chi', 'Doors of anywhere', ['doors'], 12),
  board('chi', 'Up the stairs', ['stairs and arches'], 10),
  board('chi', 'Facades', ['facades', 'skylines'], 11),
  board('chi', 'Line and shape', ['abstract posters'], 9),
  board('chi', 'Towns on hills', ['hill towns'], 7),
  board('dora', 'Beds and borders', ['garden plans', 'wildflowers'], 10),
  board('dora', 'Kitchen garden', ['kitchen gardens', 'growing charts'], 9, {
    sections: ['Spring', 'Summer', 'Autumn'],
  }),
  board('dora', 'Pressed', ['herbarium', 'leaves'], 9),
  board('dora', 'Soup season', ['soups'], 8),
  board('dora', 'Mushrooms, maybe', ['mushrooms'], 8),
  board('emre', 'Quilts', ['quilts'], 13, { description: 'Four corners at a time.' }),
  board('emre', 'Geometry to sew', ['geometric patterns', 'sewing'], 9),
  board('emre', 'Woven', ['woven cloth'], 8),
  board('emre', 'Cats of the street', ['cats and dogs'], 7),
  board('emre', 'Old drafts', ['printed florals'], 5, { privacy: 'protected' }),
  board('fatou', 'Printed cloth', ['printed florals', 'geometric patterns'], 12),
  board('fatou', 'The sea at six', ['sea and coast'], 10),
  board('fatou', 'What to wear', ['outfits', 'wardrobes'], 10),
  board('fatou', 'Bags and shoes', ['shoes and bags'], 8),
  board('fatou', 'Warm colours', ['colour palettes', 'deserts'], 9),
  board('gus', 'Two-colour posters', ['mid-century posters', 'abstract posters'], 12),
  board('gus', 'Places to see', ['travel posters'], 8),
  board('gus', 'Night cities', ['skylines'], 8),
  board('gus', 'Lino', ['printmaking'], 9),
  board('hana', 'Folded', ['origami'], 12),
  board('hana', 'Small birds', ['birds'], 10),
  board('hana', 'Under water', ['sea animals'], 8),
  board('hana', 'Needle and thread', ['embroidery', 'sewing'], 8),
  board('ivo', 'Mountains', ['mountains', 'winter'], 10),
  board('ivo', 'Forest floor', ['forest animals', 'mushrooms', 'forests'], 9),
  board('juno', 'A very large cake', ['cakes and tarts'], 11, {
    sections: ['Tiers', 'Flowers on top'],
    with: ['ada', 'ben'],
  }),
  board('juno', 'Flowers', ['bouquets', 'wildflowers'], 10),
  board('juno', 'The dress', ['outfits'], 7, { privacy: 'secret' }),
  board('juno', 'Tables', ['cheese boards', 'breakfasts'], 7),
  board('kofi', 'Classroom walls', ['wall charts', 'butterflies and beetles'], 10),
  board('kofi', 'Animals to draw', ['forest animals', 'birds', 'sea animals'], 11),
  board('kofi', 'Colour lessons', ['colour palettes', 'geometric patterns'], 8),
  board('lena', 'Desks under roofs', ['desks'], 3),
  board('studio', 'Lamps', ['lamps'], 10),
  board('studio', 'Chairs', ['chairs'], 10),
  board('studio', 'Rooms we like', ['living rooms', 'reading corners'], 8),
  board('breadandsalt', 'From the oven', ['biscuits', 'cakes and tarts'], 9),
  board('breadandsalt', 'Bread and what goes on it', ['breakfasts', 'cheese boards'], 8),
  board('breadandsalt', 'Morning counter', ['breakfasts', 'pantries'], 7),
  board('tallgrass', 'Meadows', ['wildflowers', 'fields and hills'], 10),
  board('tallgrass', 'Grow it', ['growing charts', 'garden plans'], 7),
  board('nordwool', 'Knit', ['knitting'], 11),
  board('nordwool', 'Winter', ['winter', 'mountains'], 7),
];

export const SAMPLE_UNORGANIZED: readonly { owner: string; themes: readonly string[]; each: number }[] = [
  { owner: 'ada', themes: ['chairs', 'leaves', 'soups', 'skylines'], each: 6 },
  { owner: 'lena', themes: ['house plants', 'lamps'], each: 3 },
  { owner: 'ben', themes: ['pasta', 'origami'], each: 4 },
];
