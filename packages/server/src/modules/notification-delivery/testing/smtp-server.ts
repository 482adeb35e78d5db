import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An email that the server has received. */
interface ReceivedEmail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parts, decoded. */
  readonly text: string;
  readonly html: string;
}

function decodeQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

function decodePart(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end);
  const body = part.slice(end + 4);
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (/transfer-encoding: quoted-printable/i.test(head)) return decodeQuotedPrintable(body);
  return body;
}

/** Reads an email with a plain and an HTML part. */
function parseEmail(to: string, data: string): ReceivedEmail {
  const end = data.indexOf('\r\n\r\n');
  const unfolded = data.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    unfolded.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? [];
  const parts = data.slice(end).split(`--${boundary}`);
  const find = (type: string) => parts.find((part) => part.toLowerCase().includes(`content-type: ${type}`));
  return {
    to,
    headers,
    text: decodePart(find('text/plain') ?? ''),
    html: decodePart(find('text/html') ?? ''),
  };
}

/**
 * Starts a mail server on this machine. `answers` replaces the reply to a command of the next email, such as
 * `{ 'RCPT TO': '550 no such user' }`; null never replies.
 */
export async function startSmtpServer() {
  const emails: ReceivedEmail[] = [];
  const answers: Record<string, string | null> = {};
  const sockets = new Set<Socket>();

  function serve(socket: Socket): void {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    let to = '';
    let data = null as string | null;
    let buffer = '';
    const reply = (command: string, usual: string) => {
      const given = command in answers ? answers[command] : usual;
      if (given !== null) socket.write(`${given}\r\n`);
      return given?.startsWith('2') || given?.startsWith('3');
    };
    function receive(line: string): void {
      if (data !== null) {
        if (line !== '.') {
          data += `${line.replace(/^\./, '')}\r\n`;
          return;
        }
        if (reply('message', '250 queued')) emails.push(parseEmail(to, data));
        data = null;
        return;
      }
      const command = /^(EHLO|AUTH|MAIL FROM|RCPT TO|DATA|QUIT)/i.exec(line)?.[1]?.toUpperCase() ?? '';
      if (command === 'RCPT TO') to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (command === 'DATA') {
        if (reply(command, '354 go on')) data = '';
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else reply(command, '250 ok');
    }
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      const lines = buffer.split('\r\n');
      buffer = lines.pop() ?? '';
      for (const line of lines) receive(line);
    });
    reply('greeting', '220 ready');
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails,
    answers,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
