import { valueLabels } from '../copy/items.ts';
import { todayCopy } from '../copy/today.ts';
import { colorFamilyOf } from '../vocabularies/color-families.ts';
import { daysBetween } from './days.ts';
import { type GarmentColor, matchColors } from './garment-colors.ts';
import { garmentPhrase } from './garment-phrases.ts';
import { isLikeLiked, type SuggestionFeedback } from './suggestion-feedback.ts';
import type { Garment } from './suggestion-scores.ts';
import { seasonOfDay } from './suggestion-season.ts';

/** What a suggestion is called, and why it is made. */
interface SuggestionWords {
  readonly title: string;
  /** One or two sentences. */
  readonly reason: string;
}

interface WordsContext {
  readonly day: string;
  readonly lastWorn: ReadonlyMap<string, string>;
  readonly feedback: SuggestionFeedback;
}

/** Days from which it is worth saying that a garment was not worn. */
const restedDays = 14;
const { titles, reasons } = todayCopy;

/** The colours of garments, each once. */
function colorsOf(garments: readonly Garment[]): readonly GarmentColor[] {
  const colors = garments.flatMap(({ color }) => color ?? []);
  return [...new Map(colors.map((color) => [color.name, color])).values()];
}

type Sentence = { readonly title: string; readonly reason: string | null };

function neutralWords(neutrals: readonly GarmentColor[]): Sentence {
  const [first, second] = neutrals;
  if (first === undefined) return { title: titles.unknown, reason: null };
  if (second === undefined) return { title: titles.single(first.name), reason: reasons.single(first.name) };
  const { relation } = matchColors(first, second);
  const pair = titles.pair(first.name, second.name);
  if (relation === 'tonal') return { title: titles.tonal, reason: reasons.tonal(first.name, second.name) };
  if (relation === 'contrast') return { title: pair, reason: reasons.pair(first.name, second.name) };
  return { title: pair, reason: reasons.quiet(first.name, second.name) };
}

const sameFamily = (a: GarmentColor, b: GarmentColor) => colorFamilyOf(a.name) === colorFamilyOf(b.name);

function shadesWords(first: GarmentColor, second: GarmentColor): Sentence {
  const names = [first.name, second.name] as const;
  const family = colorFamilyOf(first.name)?.toLowerCase();
  if (family === undefined || !sameFamily(first, second)) {
    return { title: titles.pair(...names), reason: reasons.tonal(...names) };
  }
  return { title: titles.shades(family), reason: reasons.shades(...names, family) };
}

function pairWords(first: GarmentColor, second: GarmentColor): Sentence {
  const names = [first.name, second.name] as const;
  const { relation } = matchColors(first, second);
  if (relation === 'shades' || sameFamily(first, second)) return shadesWords(first, second);
  if (relation === 'neighbours')
    return { title: titles.pair(...names), reason: reasons.neighbours(...names) };
  if (relation === 'opposites') return { title: titles.pair(...names), reason: reasons.opposites(...names) };
  return { title: titles.bold, reason: reasons.bold(...names) };
}

function accentWords(accent: GarmentColor, neutrals: readonly GarmentColor[], isDress: boolean): Sentence {
  const { name } = accent;
  const title = isDress ? titles.dress(name) : titles.accent(name);
  const [first, second] = neutrals;
  if (first === undefined) return { title, reason: reasons.single(name) };
  if (second === undefined && sameFamily(first, accent)) return shadesWords(first, accent);
  const names = neutrals.slice(0, 2).map((neutral) => neutral.name);
  return { title, reason: reasons.accent(names, name) };
}

/**
 * What the colours are to each other: those of the clothes first, then those of shoes, bag and accessory, so that a
 * sentence about the only colour is true of all garments.
 */
function colorWords(garments: readonly Garment[]): Sentence {
  const clothes = colorsOf(garments.filter(({ kind }) => !['shoes', 'bag', 'extra'].includes(kind)));
  const shoes = colorsOf(garments.filter(({ kind }) => kind === 'shoes'));
  const strong = (colors: readonly GarmentColor[]) => colors.filter(({ isNeutral }) => !isNeutral);
  const neutrals = clothes.filter(({ isNeutral }) => isNeutral);
  const [first, second] = strong(clothes);
  if (first && second) return pairWords(first, second);
  const all = colorsOf(garments);
  const accent = first ?? strong(shoes)[0] ?? strong(all)[0];
  if (accent === undefined) return neutralWords(neutrals.length > 1 ? neutrals : all);
  const other = strong(all).find(({ name }) => name !== accent.name);
  if (other) return pairWords(accent, other);
  const isDress = garments.some(({ kind, color }) => kind === 'dress' && color?.name === accent.name);
  return accentWords(
    accent,
    neutrals.length > 0 ? neutrals : all.filter(({ isNeutral }) => isNeutral),
    isDress,
  );
}

function timeWords(days: number): string {
  return days < 63 ? todayCopy.weeks(Math.floor(days / 7)) : todayCopy.months(Math.floor(days / 30));
}

function formalityWords(garments: readonly Garment[]): string | null {
  const values = garments.flatMap(({ formality }) => formality ?? []);
  if (values.length < 2 || Math.max(...values) - Math.min(...values) > 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (mean < 1) return reasons.relaxed;
  if (mean < 2) return reasons.casual;
  return mean < 3 ? reasons.smart : reasons.dressed;
}

/** Why these garments today: the longest time without one, a liked outfit, the season, or how formal they are. */
function otherReason(garments: readonly Garment[], { day, lastWorn, feedback }: WordsContext): string | null {
  const rested = garments
    .flatMap(({ item }) => {
      const worn = lastWorn.get(item.id);
      return worn === undefined ? [] : { item, days: daysBetween(worn, day) };
    })
    .sort((a, b) => b.days - a.days)[0];
  if (rested && rested.days >= restedDays) {
    return reasons.rested(garmentPhrase(rested.item), timeWords(rested.days));
  }
  if (
    isLikeLiked(
      garments.map(({ item }) => item.id),
      feedback,
    )
  )
    return reasons.liked;
  const season = seasonOfDay(day);
  const inSeason = garments.find(
    ({ kind, item }) => kind === 'outerwear' && item.season.includes(season) && item.season.length < 3,
  );
  if (inSeason) {
    return reasons.season(garmentPhrase(inSeason.item), valueLabels.season[season].toLowerCase());
  }
  return formalityWords(garments);
}

/** The name of a suggestion and its reason: its colours, then what speaks for it today. */
function suggestionWords(garments: readonly Garment[], context: WordsContext): SuggestionWords {
  const { title, reason } = colorWords(garments);
  const sentences = [reason, otherReason(garments, context)].filter((sentence) => sentence !== null);
  return { title, reason: sentences.join(' ') || reasons.chosen };
}

/** The words of suggestions that are shown together. A title that another one has too names a garment. */
export function wordsOfSuggestions(
  outfits: readonly (readonly Garment[])[],
  context: WordsContext,
): readonly SuggestionWords[] {
  const used = new Set<string>();
  return outfits.map((garments) => {
    const words = suggestionWords(garments, context);
    const main = garments.find(({ kind }) => kind === 'bottom') ?? garments[0];
    const title =
      used.has(words.title) && main ? titles.with(words.title, garmentPhrase(main.item)) : words.title;
    used.add(title);
    return { ...words, title };
  });
}
