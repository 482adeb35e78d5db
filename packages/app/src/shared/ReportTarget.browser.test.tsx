import '../styles.css';
import { reportCopy } from '@aura/domain/copy/reports';
import type { Profile } from '@aura/domain/entities';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../testing/create-test-store.ts';
import { failure } from '../testing/failure.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import ReportTarget, { type ReportSubject } from './ReportTarget.tsx';

const email = 'mira@aura.example';
const me = { uid: 'uid-1', email, displayName: '', method: 'password' as const };
const profile: Profile = {
  username: 'mira',
  displayName: '',
  avatar: null,
  bio: '',
  postCount: 0,
  newestPostIds: [],
  likedItemCount: 0,
  followers: [],
  following: [],
  blockedUsernames: [],
  followerCount: 0,
  followingCount: 0,
  isFollowed: false,
  followsYou: false,
  followedBy: { people: [], total: 0 },
  profilePrivacy: 'public',
  postPrivacy: 'public',
  isOwner: true,
};
const subject: ReportSubject = {
  targetType: 'post',
  targetId: 'post-1',
  postId: 'post-1',
  username: 'ro',
  text: 'HUGE SALE',
  image: null,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [404, 'NOT_FOUND', 'Not found.', reportCopy.gone],
  [500, 'INTERNAL', '', reportCopy.failed],
  [403, 'SUSPENDED', 'Your account is suspended.', 'Your account is suspended.'],
])(
  'when the report is answered with %i, nothing is lost and the reason is shown',
  async (status, code, error, text) => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => failure(status, code, error));
    renderScreen(
      <ReportTarget
        subject={subject}
        currentUser={{ email, username: 'mira', profile, isLoading: false }}
        open
        onOpenChange={vi.fn()}
      />,
      { store: createTestStore(me) },
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'Self-harm' }));
    await userEvent.fill(screen.getByRole('textbox'), 'Twice');
    await userEvent.click(screen.getByRole('button', { name: reportCopy.action }));
    await screen.findByText(text);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Twice');
  },
);
