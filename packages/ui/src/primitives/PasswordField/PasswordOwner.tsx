/** Tells password managers whose password a form asks for when the form has no field for the email. Not visible. */
export function PasswordOwner({ email }: { readonly email: string }) {
  return <input type="email" value={email} readOnly hidden autoComplete="username" />;
}
