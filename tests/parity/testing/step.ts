import type { Call, RequestOf } from '@aura/api-client/contract/call';
import { type CallName, calls } from '@aura/api-client/contract/calls';

/** A request to both backends. The steps run in the order of the list and depend on earlier ones. */
export interface Step {
  readonly title: string;
  readonly call: Call;
  readonly request: unknown;
  /** Username of the caller; null for none. */
  readonly as: string | null;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly lists?: 'first';
}

/** Creates a step; by default Mira calls and the status is 200. */
export function step<Name extends CallName>(
  name: Name,
  title: string,
  request: RequestOf<(typeof calls)[Name]>,
  rest: Partial<Omit<Step, 'call' | 'request' | 'title'>> = {},
): Step {
  return { call: calls[name], title: `${name}: ${title}`, request, as: 'mira', status: 200, ...rest };
}
