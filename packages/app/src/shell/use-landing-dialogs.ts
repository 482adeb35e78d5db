import { useRef, useState, useTransition } from 'react';

export type LandingDialog = 'sign-up' | 'log-in';

/**
 * The sign-up and log-in of the landing page, which switch to each other.
 * @returns `open` opens a dialog; `opened` are those that have been opened, which stay mounted
 */
export function useLandingDialogs() {
  const [dialog, setDialog] = useState<LandingDialog | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<LandingDialog>>(new Set());
  const [pressed, setPressed] = useState<LandingDialog | null>(null);
  const [loading, startLoading] = useTransition();
  const [email, setEmail] = useState('');
  const nextDialog = useRef<LandingDialog>(null);

  // A transition keeps the page mounted, and its button busy, until the dialog's chunk is loaded.
  const open = (name: LandingDialog) => {
    setPressed(name);
    startLoading(() => {
      setOpened((before) => new Set(before).add(name));
      setDialog(name);
    });
  };
  const close = () => setDialog(null);
  // The other dialog opens when the focus is back on the page, where closing that one will return it.
  const switchTo = (name: LandingDialog) => {
    nextDialog.current = name;
    close();
  };
  const onClosed = () => {
    if (nextDialog.current) open(nextDialog.current);
    nextDialog.current = null;
  };
  const logIn = (typedEmail: string) => {
    setEmail(typedEmail);
    switchTo('log-in');
  };
  return {
    dialog,
    opened,
    /** The dialog whose code is loading. */
    opening: loading ? pressed : null,
    /** Typed into the sign-up; the log-in starts with it. */
    email,
    open,
    close,
    switchTo,
    onClosed,
    logIn,
  };
}
