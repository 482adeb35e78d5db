import '../foundations/styles.css';
import { authCopy, authFieldCopy, newPasswordCopy, profileSetupCopy } from '@aura/domain/copy/auth';
import { commonCopy } from '@aura/domain/copy/common';
import { itemEditCopy, itemUploadCopy } from '@aura/domain/copy/item-forms';
import { accountDeletionCopy, securitySettingsCopy, verificationCopy } from '@aura/domain/copy/settings';
import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { cleanup } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { GoogleAccountChooser } from '../auth/GoogleAccountChooser/GoogleAccountChooser.tsx';
import { LoginDialog } from '../auth/LoginDialog/LoginDialog.tsx';
import { NewPasswordPage } from '../auth/NewPasswordPage/NewPasswordPage.tsx';
import { ProfileSetupOverlay } from '../auth/ProfileSetupOverlay/ProfileSetupOverlay.tsx';
import { SignUpDialog } from '../auth/SignUpDialog/SignUpDialog.tsx';
import { CreatePostOverlay } from '../composer/CreatePostOverlay/CreatePostOverlay.tsx';
import { DetectedItemDialog } from '../composer/DetectedItemDialog/DetectedItemDialog.tsx';
import { EditPostDialog } from '../post/EditPostDialog/EditPostDialog.tsx';
import { EditProfileDialog } from '../profile/EditProfileDialog/EditProfileDialog.tsx';
import { DeleteAccountDialog } from '../settings/DeleteAccountDialog/DeleteAccountDialog.tsx';
import { SecuritySection } from '../settings/SecuritySection/SecuritySection.tsx';
import { VerificationDialog } from '../settings/VerificationDialog/VerificationDialog.tsx';
import { EditItemDialog } from '../wardrobe/EditItemDialog/EditItemDialog.tsx';
import { ItemUploadDialog } from '../wardrobe/ItemUploadDialog/ItemUploadDialog.tsx';
import { found } from './create-post.ts';
import { editedItems } from './edited-items.ts';
import { expectSingleSubmit, type FormRow } from './expect-single-submit.ts';
import { sampleDetectedItem, sampleItem, samplePhoto, samplePost, sampleProfile } from './samples.ts';

afterEach(cleanup);

const nothing = () => undefined;
const opened = { open: true, onOpenChange: nothing };
const correction = { item: sampleDetectedItem(), wardrobe: [], postedIds: [], onUseOwn: nothing };
const login = { ...opened, onViewChange: nothing, onGoogle: nothing };
const password = 'linen-and-wool-7';
const draft = {
  ...blankItemDraft<Blob>('a'),
  front: samplePhoto,
  back: samplePhoto,
  category: 'Dresses' as const,
};

const forms: FormRow[] = [
  {
    name: 'log-in',
    draw: (send) => <LoginDialog {...login} view="login" onSubmit={send} onReset={send} />,
    texts: { [authFieldCopy.emailOrUsername]: 'sofia@aura.example', [authFieldCopy.password]: password },
    submit: authCopy.signIn,
  },
  {
    name: 'password reset',
    draw: (send) => <LoginDialog {...login} view="reset" onSubmit={send} onReset={send} />,
    texts: { [authFieldCopy.email]: 'sofia@aura.example' },
    submit: authCopy.sendResetEmail,
  },
  {
    name: 'new password',
    draw: (send) => (
      <NewPasswordPage
        link={{ name: 'valid', email: 'sofia@aura.example' }}
        onSubmit={send}
        onRetry={nothing}
        signedIn={false}
        onLogIn={nothing}
        onSendNewLink={nothing}
        onGoToFeed={nothing}
      />
    ),
    texts: { [newPasswordCopy.newPassword]: password, [newPasswordCopy.confirmPassword]: password },
    submit: newPasswordCopy.save,
  },
  {
    name: 'sign-up',
    draw: (send) => (
      <SignUpDialog
        {...opened}
        step="details"
        onStepChange={nothing}
        usernameStatus="available"
        onUsernameChange={nothing}
        onSubmit={send}
        onGoogle={nothing}
        policyHrefs={{ terms: '#terms', privacy: '#privacy' }}
      />
    ),
    texts: {
      [authFieldCopy.username]: 'sofia',
      [authFieldCopy.displayName]: 'Sofia',
      [authFieldCopy.email]: 'sofia@aura.example',
      [authFieldCopy.password]: password,
      [authFieldCopy.confirmPassword]: password,
    },
    submit: authCopy.createAccount,
  },
  {
    name: 'profile set-up',
    draw: (send) => (
      <ProfileSetupOverlay
        usernameStatus="available"
        onUsernameChange={nothing}
        onSubmit={send}
        onSignOut={nothing}
        initialValues={{ username: 'sofia', displayName: 'Sofia' }}
      />
    ),
    submit: profileSetupCopy.completeSetup,
  },
  {
    name: 'Google account',
    draw: (send) => <GoogleAccountChooser open onChoose={send} onCancel={nothing} />,
    texts: { [authCopy.accountChooser.email]: 'sofia@aura.example', [authCopy.accountChooser.name]: 'Sofia' },
    submit: authCopy.accountChooser.continue,
  },
  {
    name: 'new post',
    draw: (send) => (
      <CreatePostOverlay
        {...opened}
        photo={samplePhoto}
        detection={found}
        onShare={send}
        sharing={null}
        onCancelSharing={nothing}
        failure={null}
      />
    ),
    texts: { Caption: 'Third day' },
    submit: 'Share to Aura Feed',
  },
  {
    name: 'post edit',
    draw: (send) => <EditPostDialog {...opened} post={samplePost()} items={editedItems} onSave={send} />,
    texts: { Caption: 'Third day' },
    submit: commonCopy.save,
  },
  {
    name: 'item upload',
    draw: (send) => (
      <ItemUploadDialog
        {...opened}
        initialDraft={{ items: [draft], current: 0 }}
        preparePhoto={async () => samplePhoto}
        onUpload={send}
        progress={null}
        onCancelUpload={nothing}
      />
    ),
    submit: itemUploadCopy.submit,
  },
  {
    name: 'item edit',
    draw: (send) => (
      <EditItemDialog {...opened} item={sampleItem()} preparePhoto={async () => samplePhoto} onSave={send} />
    ),
    submit: itemEditCopy.submit,
  },
  {
    name: 'detected item',
    draw: (send) => <DetectedItemDialog {...correction} open onClose={nothing} onSave={send} />,
    texts: { Description: 'The good coat' },
    submit: itemEditCopy.submit,
  },
  {
    name: 'profile edit',
    draw: (send) => (
      <EditProfileDialog
        {...opened}
        profile={sampleProfile()}
        prepareImage={async () => samplePhoto}
        onSave={send}
      />
    ),
    submit: commonCopy.save,
  },
  {
    name: 'password change',
    draw: (send) => (
      <SecuritySection
        email="mira@example.com"
        method="password"
        onPasswordChange={send}
        passwordSaving={{ busy: false, message: null, onMessageExpire: nothing }}
        ownDataHref="#data"
        onDeleteAccount={nothing}
      />
    ),
    texts: {
      [securitySettingsCopy.newPassword]: password,
      [securitySettingsCopy.confirmPassword]: password,
    },
    submit: securitySettingsCopy.changePassword,
  },
  {
    name: 'verification',
    draw: (send) => (
      <VerificationDialog
        {...opened}
        method="password"
        email="mira@example.com"
        onVerifyPassword={send}
        onVerifyGoogle={nothing}
        busy={false}
        error={null}
      />
    ),
    texts: { [verificationCopy.currentPassword]: password },
    submit: verificationCopy.verify,
  },
  {
    name: 'account deletion',
    draw: (send) => <DeleteAccountDialog {...opened} onConfirm={send} busy={false} error={null} />,
    texts: { [accountDeletionCopy.phraseLabel]: accountDeletionPhrase },
    submit: accountDeletionCopy.confirm,
  },
];

it.each(forms)('a double click on the button of the $name form submits once', expectSingleSubmit);
