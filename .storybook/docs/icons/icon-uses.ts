export interface IconUse {
  readonly name: string;
  /** Names of the files that use the icon, without extension. */
  readonly usedIn: readonly string[];
}

const importLine = /import \{([^}]+)\} from 'lucide-react'/g;

const iconsOf = (source: string): readonly string[] =>
  [...source.matchAll(importLine)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/**
 * Finds the icons that source files import.
 * @param sources text of each file by path
 * @returns icons sorted by name, each with the files that use it
 */
export function iconUses(sources: Readonly<Record<string, string>>): readonly IconUse[] {
  const uses = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources)) {
    const user =
      path
        .split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, '') ?? path;
    for (const icon of iconsOf(source)) uses.set(icon, [...(uses.get(icon) ?? []), user]);
  }
  return [...uses]
    .map(([name, users]) => ({ name, usedIn: [...new Set(users)].sort() }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
