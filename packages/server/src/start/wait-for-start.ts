type Handler<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

const limits = { waitMs: 10_000, waiting: 256 };

/**
 * Holds requests that arrive while the server starts, since a balancer without health checks of its own sends them
 * as soon as the port is open. What waits too long, or is too much, is refused, as are health checks, at once.
 * @param refuse answers them
 * @returns `first` handles requests until `open` is called with their handler; `open(null)` refuses all
 */
export function waitForStart<Bindings>(refuse: Handler<Bindings>, { waitMs, waiting: most } = limits) {
  let open: (handler: Handler<Bindings> | null) => void = () => undefined;
  const opened = new Promise<Handler<Bindings> | null>((resolve) => {
    open = resolve;
  });
  let waiting = 0;
  const isHealthCheck = (request: Request) => new URL(request.url).pathname.startsWith('/api/health');

  async function first(request: Request, bindings: Bindings): Promise<Response> {
    if (isHealthCheck(request) || waiting >= most) return refuse(request, bindings);
    waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), waitMs);
    });
    const handler = await Promise.race([opened, late]);
    clearTimeout(timer);
    waiting -= 1;
    return (handler ?? refuse)(request, bindings);
  }
  return { first, open };
}
