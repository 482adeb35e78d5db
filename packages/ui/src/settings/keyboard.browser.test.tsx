import '../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../primitives/Button/Button.tsx';
import { SettingsLayout } from './SettingsLayout/SettingsLayout.tsx';
import { SettingsSection } from './SettingsSection/SettingsSection.tsx';

afterEach(cleanup);

function Settings() {
  const [isData, setData] = useState(false);
  return (
    <SettingsLayout
      current="account"
      backHref="#"
      signingOut={false}
      appearance={null}
      hrefOf={(name) => `#${name}`}
      onSignOut={() => undefined}
    >
      {isData ? (
        <SettingsSection heading="Your data">Export</SettingsSection>
      ) : (
        <SettingsSection heading="Account">
          <Button onClick={() => setData(true)}>Your data</Button>
        </SettingsSection>
      )}
    </SettingsLayout>
  );
}

it('when a section leads to another one, the heading of that section is focused', async () => {
  render(<Settings />);
  screen.getByRole('button', { name: 'Your data' }).focus();
  await userEvent.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Your data' });
  await expect.poll(() => document.activeElement).toBe(heading);
});
