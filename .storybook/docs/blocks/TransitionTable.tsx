import { curves, durations, transitions } from '@aura/ui/foundations/tokens/motion';
import { Button } from '@aura/ui/primitives/Button';
import { useState } from 'react';

type TransitionName = keyof typeof transitions;

/** What each move is for; the tokens name the same. */
const purposes: Readonly<Record<TransitionName, string>> = {
  press: 'A control answers the pointer',
  toggle: 'A control goes to its other state',
  enter: 'Something appears or grows',
  arrive: 'The window of the sign-up appears',
  leave: 'Something goes, quicker than it came',
  flip: 'A card turns to its other face',
  glow: 'One aura becomes the next',
  spin: 'A spinner turns once',
  pulse: 'The place of what is coming fades and returns',
  breath: 'The aura breathes while something is under way',
};

/** Each named move with its measures, played on request. */
export function TransitionTable() {
  const [there, setThere] = useState(false);
  return (
    <div className="my-6">
      <Button variant="outline" onClick={() => setThere(!there)}>
        Play all
      </Button>
      <ul className="mt-6 flex flex-col">
        {(Object.keys(transitions) as TransitionName[]).map((name) => (
          <TransitionRow key={name} name={name} there={there} />
        ))}
      </ul>
    </div>
  );
}

interface TransitionRowProps {
  readonly name: TransitionName;
  readonly there: boolean;
}

function TransitionRow({ name, there }: TransitionRowProps) {
  const { duration, curve } = transitions[name];
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-b border-line py-4 tablet:grid-cols-2">
      <div className="text-14">
        <p className="font-medium">{name}</p>
        <p className="text-muted">{purposes[name]}</p>
        <p className="text-muted">
          {durations[duration]} ms, {curve} ({curves[curve].join(', ')})
        </p>
      </div>
      <span aria-hidden className="block h-3 w-full rounded-full bg-sunken inset-ring inset-ring-line">
        <span
          className="flex h-full justify-end"
          style={{ width: there ? '100%' : '0.75rem', transition: `width var(--transition-${name})` }}
        >
          <span className="size-3 rounded-full bg-accent" />
        </span>
      </span>
    </li>
  );
}
