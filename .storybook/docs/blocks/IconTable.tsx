import { productIcons } from 'virtual:product-icons';
import { TextField } from '@aura/ui/primitives/TextField';
import { useState } from 'react';
import { iconMeanings } from '../icons/icon-meanings.ts';
import type { IconUse } from '../icons/icon-uses.ts';

const matches = ({ name, usedIn }: IconUse, query: string): boolean =>
  [name, iconMeanings[name]?.[1], ...usedIn].join(' ').toLowerCase().includes(query.trim().toLowerCase());

/** The icons of the product with their meaning and the components that use them. */
export function IconTable() {
  const [query, setQuery] = useState('');
  const shown = productIcons.filter((icon) => matches(icon, query));
  return (
    <div className="my-6">
      <TextField
        label="Find an icon"
        hint={`${shown.length} of ${productIcons.length}`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="max-w-dialog-sm"
      />
      <ul className="mt-6 grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {shown.map((icon) => (
          <IconCard key={icon.name} {...icon} />
        ))}
      </ul>
    </div>
  );
}

function IconCard({ name, usedIn }: IconUse) {
  const [Icon, meaning] = iconMeanings[name] ?? [];
  return (
    <li className="flex gap-4 rounded-image bg-surface p-4 inset-ring inset-ring-line">
      {Icon && <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.6} />}
      <div className="min-w-0 text-14">
        <p className="font-medium">{meaning}</p>
        <p className="text-muted">{name}</p>
        <p className="mt-2 text-12 text-muted">{usedIn.join(', ')}</p>
      </div>
    </li>
  );
}
