import type { PrivacySettingsValues } from '@aura/domain/forms/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PrivacySection } from './PrivacySection.tsx';

function Editable({ values, onChange, ...rest }: ComponentProps<typeof PrivacySection>) {
  const [current, setCurrent] = useState(values);
  return (
    <PrivacySection
      {...rest}
      values={current}
      onChange={(next) => {
        onChange(next);
        setCurrent(next);
      }}
    />
  );
}

const values: PrivacySettingsValues = {
  profilePrivacy: 'public',
  postPrivacy: 'public',
  blockedUsernames: [],
};
const blocked = ['konstantinos.papadimitriou77', 'ro'];
const calm = { busy: false, message: null, onMessageExpire: fn() };

const meta = {
  title: 'Settings/PrivacySection',
  component: PrivacySection,
  args: {
    values: { ...values, blockedUsernames: blocked },
    onChange: fn(),
    blockedUsernames: blocked,
    policyHref: (name) => `/${name}`,
    onSave: fn(),
    saving: calm,
  },
  render: (args) => <Editable {...args} />,
} satisfies Meta<typeof PrivacySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Interactive: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Who can see your profile and what you post. This holds for older posts too.'),
    ).toBeVisible();
    const profile = within(canvas.getByRole('radiogroup', { name: 'Profile visibility' }));
    await expect(profile.getByRole('radio', { name: 'Public' })).toBeChecked();
    await userEvent.click(profile.getByRole('radio', { name: 'Friends Only' }));
    for (const group of canvas.getAllByRole('radiogroup')) {
      await expect(group).toHaveAccessibleDescription('Friends are two people who follow each other.');
    }
    const posts = within(canvas.getByRole('radiogroup', { name: 'Post privacy' }));
    await userEvent.click(posts.getByRole('radio', { name: 'Private' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      profilePrivacy: 'friends',
      postPrivacy: 'private',
      blockedUsernames: blocked,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save Privacy Settings' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    const policies = within(canvas.getByRole('list', { name: 'Policies' })).getAllByRole('link');
    await expect(policies.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Cookie Policy', '/cookies'],
      ['EULA', '/eula'],
      ['Acceptable Use', '/acceptable-use'],
    ]);
  },
};

export const Unblocking: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock ro' }));
    await expect(canvas.getByText('Unblocked once you save')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ blockedUsernames: ['konstantinos.papadimitriou77'] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo unblocking ro' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ blockedUsernames: blocked }),
    );
  },
};

export const Saved: Story = {
  args: {
    saving: { ...calm, message: { tone: 'success', text: 'Privacy settings saved successfully!' } },
  },
};

export const Failed: Story = {
  args: {
    saving: {
      ...calm,
      message: { tone: 'error', text: 'Failed to save privacy settings. Please try again.' },
    },
  },
};

export const NoBlockedUsers: Story = {
  args: { values, blockedUsernames: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not blocked anyone.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
