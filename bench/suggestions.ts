import type { Item } from '@aura/domain/entities';
import { createRandom } from '@aura/domain/random';
import { outfitSuggester } from '@aura/domain/rules/outfit-suggestions';
import { suggestionsOfDay, withNextSuggestion } from '@aura/domain/rules/suggestion-day';
import { type SuggestionFeedback, withFeedback } from '@aura/domain/rules/suggestion-feedback';
import { randomWardrobe } from '@aura/domain/testing/sample-wardrobe';
import { cpuPerRun } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const wardrobeSizes = [30, 300, 1000];
const rounds = 60;
const day = '2026-11-25';
/** The budget is for this number of garments. */
const budgetSize = 300;
const maxMs = 50;

/** Answers of two months, as many as the device stores. */
function createFeedback(items: readonly Item[]): SuggestionFeedback {
  const random = createRandom(7);
  let feedback: SuggestionFeedback = { liked: [], skipped: [] };
  for (let index = 0; index < 60; index++) {
    for (const kind of ['liked', 'skipped'] as const) {
      const ids = Array.from({ length: 5 }, () => items[Math.floor(random() * items.length)]?.id ?? '');
      feedback = withFeedback(feedback, kind, { ids, day });
    }
  }
  return feedback;
}

/** Measures the suggestions of a day, with all that the device stores about earlier ones. */
export async function measureSuggestions(): Promise<BenchmarkResult> {
  const rows: { readonly size: number; readonly first: number; readonly next: number }[] = [];
  for (const size of wardrobeSizes) {
    const items = randomWardrobe(size, size);
    const lastWorn = new Map(items.slice(0, size / 2).map(({ id }) => [id, '2026-11-01']));
    const context = { items, day, seed: 'bench', lastWorn, feedback: createFeedback(items) };
    const suggest = async () => suggestionsOfDay(outfitSuggester(context), day, null);
    const state = await suggest();
    const suggester = outfitSuggester(context);
    const locked = state.outfits[0]?.slice(0, 1) ?? [];
    const skip = async () => withNextSuggestion(suggester, state, 0, locked);
    rows.push({ size, first: await cpuPerRun(suggest, rounds), next: await cpuPerRun(skip, rounds) });
  }
  const budget = rows.find(({ size }) => size === budgetSize);
  return {
    title: 'Suggestions of outfits for a day, processor time',
    head: ['garments', 'three suggestions', 'the next one with a locked garment'],
    rows: rows.map(({ size, first, next }) => [
      String(size),
      `${first.toFixed(1)} ms`,
      `${next.toFixed(1)} ms`,
    ]),
    budget: {
      isMet: budget !== undefined && budget.first <= maxMs && budget.next <= maxMs,
      text: `at most ${maxMs} ms each with ${budgetSize} garments`,
    },
  };
}
