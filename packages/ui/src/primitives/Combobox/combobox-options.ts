export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** `#RRGGBB`, drawn as a dot before the label. */
  readonly swatch?: string | undefined;
  /** Heading under which neighbouring options of the same group stand. */
  readonly group?: string | undefined;
  /** Stays in the list whatever is typed, as "Other" does. */
  readonly pinned?: boolean;
}

/** Options under one heading, each with its place in the whole list. */
export interface OptionGroup {
  readonly name: string | undefined;
  readonly options: readonly { readonly option: ComboboxOption; readonly index: number }[];
}

const accents = /\p{Diacritic}/gu;
const plain = (text: string): string => text.normalize('NFD').replace(accents, '').toLowerCase().trim();

/** The options in which every typed word begins a word, and the pinned ones; accents and case do not matter. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const typed = plain(query).split(/\s+/).filter(Boolean);
  if (typed.length === 0) return options;
  return options.filter(({ label, pinned }) => {
    if (pinned) return true;
    const words = plain(label).split(/[\s/&-]+/);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** Gathers neighbours of one group. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups: { name: string | undefined; options: { option: ComboboxOption; index: number }[] }[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push({ option, index });
    else groups.push({ name: option.group, options: [{ option, index }] });
  });
  return groups;
}

/** The option of a value; a value outside the list stands for itself, and none for the empty string. */
export function findOption(options: readonly ComboboxOption[], value: string): ComboboxOption | null {
  if (value === '') return null;
  return options.find((option) => option.value === value) ?? { value, label: value };
}
