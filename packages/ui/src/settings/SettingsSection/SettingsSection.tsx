import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  readonly heading: string;
  readonly body?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the settings with its heading. */
export function SettingsSection({ heading, body, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="font-serif text-28 outline-none">
          {heading}
        </h2>
        {body && <p className="text-muted">{body}</p>}
      </header>
      {children}
    </section>
  );
}
