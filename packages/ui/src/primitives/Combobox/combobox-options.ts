export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** `#RRGGBB`, shown as a dot before the label. */
  readonly swatch?: string | undefined;
  /** Heading above adjacent options of the same group. */
  readonly group?: string | undefined;
  /** Whether the option matches any text, for example "Other". */
  readonly pinned?: boolean;
}

/** Adjacent options of one group, each with its index in the whole list. */
export interface OptionGroup {
  readonly name: string | undefined;
  readonly options: readonly { readonly option: ComboboxOption; readonly index: number }[];
}

const accents = /\p{Diacritic}/gu;
const plain = (text: string): string => text.normalize('NFD').replace(accents, '').toLowerCase().trim();

/**
 * Returns the options in which every typed word is the beginning of a word, and pinned ones. Accents and case
 * are ignored.
 */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const typed = plain(query).split(/\s+/).filter(Boolean);
  if (typed.length === 0) return options;
  return options.filter(({ label, pinned }) => {
    if (pinned) return true;
    const words = plain(label).split(/[\s/&-]+/);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** Groups adjacent options. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups: { name: string | undefined; options: { option: ComboboxOption; index: number }[] }[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push({ option, index });
    else groups.push({ name: option.group, options: [{ option, index }] });
  });
  return groups;
}

/**
 * Returns the option of a value, a new option for a value that is not in the list, or null for the empty
 * string.
 */
export function findOption(options: readonly ComboboxOption[], value: string): ComboboxOption | null {
  if (value === '') return null;
  return options.find((option) => option.value === value) ?? { value, label: value };
}
