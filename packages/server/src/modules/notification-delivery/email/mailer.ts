import { createTransport } from 'nodemailer';

/** An email to one person. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What the mail server said: `accepted`; `address-refused`: it will never accept this recipient; `refused`: it does not
 * accept this email; `delayed`: it accepts this email later; `unavailable`: it accepts none at the moment.
 */
export type EmailOutcome = 'accepted' | 'address-refused' | 'refused' | 'delayed' | 'unavailable';

export interface Mailer {
  /** @param signal aborted when the server stops */
  send(email: Email, signal: AbortSignal): Promise<EmailOutcome>;
  /**
   * Connects and signs in, without sending anything.
   * @throws when that is not possible
   */
  verify(): Promise<void>;
}

/** An error of nodemailer. */
interface SmtpError {
  readonly command?: string;
  readonly responseCode?: number;
}

const isPermanent = (code: number) => code >= 500 && code < 600;

/** What an answer of the mail server to a step of the dialogue means. */
function outcomeOf({ command, responseCode }: SmtpError): EmailOutcome {
  const isOfEmail = command === 'RCPT TO' || command === 'DATA';
  if (responseCode === undefined || !isOfEmail) return 'unavailable';
  if (!isPermanent(responseCode)) return 'delayed';
  return command === 'RCPT TO' ? 'address-refused' : 'refused';
}

/**
 * Creates a mailer that opens a connection for each email.
 * @param smtpUrl `smtp://` (with STARTTLS when offered) or `smtps://`, with user and password
 * @param timeoutMs of one email, with the connection
 */
export function createMailer(smtpUrl: string, from: string, timeoutMs = 20_000): Mailer {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({
    url: smtpUrl,
    ...limits,
    dnsTimeout: timeoutMs,
    // Texts of users must never be read as files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (email, stopped) => {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
      return transport.sendMail({ ...email, from, signal }).then(
        () => 'accepted',
        (error: SmtpError) => outcomeOf(error),
      );
    },
    verify: async () => {
      await transport.verify();
    },
  };
}
