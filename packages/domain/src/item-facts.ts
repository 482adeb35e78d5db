import * as z from 'zod/mini';
import { categories } from './vocabularies/categories.ts';
import { seasons } from './vocabularies/seasons.ts';

/**
 * The facts that describe a garment. Entities, forms, drafts, wire shapes, mappers, database columns, the request to
 * the vision service and the lists of facts on screens are derived from `itemFacts` (docs/guides/item-field.md).
 */

interface Roles {
  /** Reported by the analysis of a photo. */
  readonly detected?: true;
  /** Copied to the other items of an upload by "Apply to all". */
  readonly shared?: true;
  /** Shown on the back of a flip card. */
  readonly onCard?: true;
}

/** Free text, or a vocabulary that accepts other values too; empty when unknown. */
const text = <const R extends Roles>(roles: R) =>
  ({ kind: 'text', schema: z.string(), values: null, ...roles }) as const;

/** One of `values`; empty when unknown. */
const choice = <const V extends readonly string[], const R extends Roles>(values: V, roles: R) =>
  ({ kind: 'choice', schema: z.enum(['', ...values]), values, ...roles }) as const;

/** Any number of `values`; an empty list when unknown. Optional on the wire and in stored drafts. */
const list = <const V extends readonly string[], const R extends Roles>(values: V, roles: R) =>
  ({ kind: 'list', schema: z.readonly(z.array(z.enum(values))), values, ...roles }) as const;

/** The facts of a garment, in the order in which screens list them. */
export const itemFacts = {
  name: text({}),
  category: choice(categories, { detected: true }),
  subcategory: text({ detected: true }),
  brand: text({ detected: true, shared: true, onCard: true }),
  size: text({ shared: true }),
  color: text({ detected: true, onCard: true }),
  material: text({ detected: true, shared: true, onCard: true }),
  style: text({ detected: true, shared: true, onCard: true }),
  season: list(seasons, {}),
};

type Rows = typeof itemFacts;

export type ItemFactName = keyof Rows;
type NamesWith<Role extends keyof Roles> = {
  [Name in ItemFactName]: Rows[Name] extends Record<Role, true> ? Name : never;
}[ItemFactName];
export type DetectedFactName = NamesWith<'detected'>;
export type SharedFactName = NamesWith<'shared'>;
type CardFactName = NamesWith<'onCard'>;

function isFactName(name: string): name is ItemFactName {
  return name in itemFacts;
}

export const itemFactNames = Object.keys(itemFacts).filter(isFactName);

const namesWith = (role: keyof Roles) => itemFactNames.filter((name) => role in itemFacts[name]);

/** Every fact but the name, which screens show as a heading and which has other names on the wire. */
export const detailFactNames = itemFactNames.filter((name) => name !== 'name');
export const detectedFactNames = namesWith('detected') as DetectedFactName[];
export const sharedFactNames = namesWith('shared') as SharedFactName[];
export const cardFactNames = namesWith('onCard') as CardFactName[];

/** A value for each fact, of a type that depends on its kind. */
export type FactsByKind<Text, Choice, List> = {
  [Name in ItemFactName]: { text: Text; choice: Choice; list: List }[Rows[Name]['kind']];
};

type NamesOf<Kind> = { [Name in ItemFactName]: Rows[Name]['kind'] extends Kind ? Name : never }[ItemFactName];
export type ListFactName = NamesOf<'list'>;
/** A value of the vocabulary of a list. */
export type ListFactValue<Name extends ListFactName = ListFactName> = Rows[Name]['values'][number];

export const listFactNames = itemFactNames.filter(
  (name): name is ListFactName => itemFacts[name].kind === 'list',
);

/** Returns an object with a value for each fact, made by the function for its kind. */
export function mapItemFacts<Text, Choice, List>(make: {
  readonly text: (name: NamesOf<'text'>) => Text;
  readonly choice: (name: NamesOf<'choice'>) => Choice;
  readonly list: (name: ListFactName) => List;
}): FactsByKind<Text, Choice, List> {
  const entries = itemFactNames.map((name) => [name, make[itemFacts[name].kind](name as never)]);
  return Object.fromEntries(entries) as FactsByKind<Text, Choice, List>;
}

/** The schema of each fact. Forms and requests add the length limit of texts with their own messages. */
export const itemFactSchemas = Object.fromEntries(
  itemFactNames.map((name) => [name, itemFacts[name].schema]),
) as { [Name in ItemFactName]: Rows[Name]['schema'] };

/** Every fact unknown. */
export const unknownItemFacts = mapItemFacts({ text: () => '', choice: () => '' as const, list: () => [] });

/** Unvalidated facts; a list may be missing. */
type UncheckedFacts<Name extends ItemFactName> = {
  readonly [N in Exclude<Name, ListFactName>]: string;
} & { readonly [N in Name & ListFactName]?: readonly string[] | undefined };

function checkedFact(name: ItemFactName, value: string | readonly string[] | undefined) {
  const values: readonly string[] | null = itemFacts[name].values;
  if (typeof value === 'string') return values === null || values.includes(value) ? value : '';
  return (value ?? []).filter((one) => values?.includes(one));
}

/** Returns the named facts without the values that are not in the vocabulary of a `choice` or `list`. */
export function checkedFacts<Name extends ItemFactName>(
  source: UncheckedFacts<Name>,
  names: readonly Name[],
) {
  const facts: Partial<Record<ItemFactName, string | readonly string[]>> = source;
  const entries = names.map((name) => [name, checkedFact(name, facts[name])]);
  return Object.fromEntries(entries) as { [N in Name]: z.infer<Rows[N]['schema']> };
}
