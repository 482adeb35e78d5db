import { DocsLink } from '../frame/DocsLink.tsx';

const stories = import.meta.glob('../../../packages/ui/src/*/*/*.stories.tsx');

interface Area {
  readonly name: string;
  readonly components: readonly string[];
}

const asTitle = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1);

const areasOf = (paths: readonly string[]): readonly Area[] => {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const [area = '', component = '', file] = path.split('/src/')[1]?.split('/') ?? [];
    // Only the main story file of a component has a page of its name.
    if (file === `${component}.stories.tsx`) found.set(area, [...(found.get(area) ?? []), component]);
  }
  return [...found]
    .map(([name, components]) => ({ name, components }))
    .sort((one, other) => Number(other.name === 'primitives') - Number(one.name === 'primitives'));
};

/** All components by area, with links to their pages. */
export function ComponentIndex() {
  return (
    <div className="my-6 gap-6 tablet:columns-2 desktop:columns-3">
      {areasOf(Object.keys(stories)).map(({ name, components }) => (
        <section key={name} className="mb-8 break-inside-avoid">
          <h3 className="mb-2 font-serif text-22">{asTitle(name)}</h3>
          <ul className="flex flex-col gap-1.5 text-14">
            {components.map((component) => (
              <li key={component}>
                <DocsLink href={`?path=/docs/${name}-${component.toLowerCase()}--docs`}>{component}</DocsLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
