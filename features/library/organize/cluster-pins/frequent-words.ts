/** Words that tell nothing of what a pin is about, in the languages that most people write. */
export const FREQUENT_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also always among an and another any are around as at away back be because been
  before behind below beside best between but by can come could day did do does done down each even ever every few
  find first for found from get give go good great had half has have he her here his how i idea ideas if in inspiration
  inside into is it its just keep large last less like little long look lots love made make many may me mine more most
  mostly much must my need never new next nice no not note nothing now of off old on once one only or other our out over
  own perfect photo picture pin quite really same see she should side small so some still such than that the their them
  then there these they thing things think this those three time to today together too try two under until up upon
  us use very want was way we well were what when where which while who why will with without work would year yes yet you
  your
  der die das den dem des ein eine einen einem einer und oder mit ohne für von aus bei auf im in ist sind nicht auch wie
  zum zur über unter nach vor mein meine schöne schön neue alle mehr noch nur sehr
  el la los las un una unos unas y o con sin para por de del en es son no más muy como mi mis tu su sus este esta esto
  le les des du et ou avec sans pour par dans sur est sont pas plus très comme mon ma mes votre vos notre ce cette ces
  il lo gli uno e ed con senza per di da nel nella sul sulla è sono non più molto come mio mia questo questa che
  os as um uma ou com sem para por do da dos das no na nos nas é são não mais muito meu minha este esta que`.split(
    /\s+/,
  ),
);
