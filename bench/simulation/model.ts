/** Cost of one request in processor time, in milliseconds. */
interface Cost {
  readonly server: number;
  readonly database: number;
}

/** What active people do in a day, each on average. */
type Call = 'feedPage' | 'postPage' | 'search' | 'image' | 'like' | 'comment' | 'post';

export interface Inputs {
  readonly perDay: Readonly<Record<Call, number>>;
  readonly costs: Readonly<Record<Call, Cost>>;
  /** Share of the people who are active on a day. */
  readonly activeShare: number;
  /** Share of a day's requests in its busiest hour. */
  readonly peakHourShare: number;
  /** Share of the images that a CDN answers. */
  readonly cdnShare: number;
  /** How busy cores may be in the busiest hour. */
  readonly busyShare: number;
  /** Bytes with indexes. */
  readonly rowBytes: { readonly post: number; readonly comment: number; readonly like: number };
  /** Bytes of a photo with all its widths. */
  readonly photoBytes: number;
  readonly connectionsPerProcess: number;
  readonly followers: Followers;
  /** A Following feed: cost in the database, in milliseconds. */
  readonly following: {
    readonly mergedPage: number;
    readonly writtenRow: number;
    readonly storedPage: number;
  };
  /** The largest database server. */
  readonly largest: { readonly cores: number; readonly bytes: number; readonly connections: number };
}

/** A power law: the share of people with more than n followers is (least / n) ** exponent. */
interface Followers {
  readonly least: number;
  readonly exponent: number;
  /** The most that one person has, as a share of all people. */
  readonly mostShare: number;
}

const daysPerYear = 365;
const secondsPerHour = 3_600;
/** Parts of equal size that the people are divided into, by their followers. */
const quantiles = 100_000;

/** Followers per person: the mean and the most, with the power law cut off at a share of all people. */
export function followersOf({ least, exponent, mostShare }: Followers, people: number) {
  const most = Math.max(least, people * mostShare);
  let sum = 0;
  for (let index = 0; index < quantiles; index++) {
    const rest = 1 - (index + 0.5) / quantiles;
    sum += Math.min(most, least * rest ** (-1 / exponent));
  }
  return { mean: sum / quantiles, most };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What a deployment for this many people needs in the busiest hour of a day, and in a year. */
export function simulate(inputs: Inputs, people: number) {
  const { perDay, costs, rowBytes, following } = inputs;
  const active = people * inputs.activeShare;
  const calls = Object.keys(perDay) as Call[];
  const atPeak = (count: number) => (active * count * inputs.peakHourShare) / secondsPerHour;
  const rates = new Map(
    calls.map((call) => [call, atPeak(perDay[call]) * (call === 'image' ? 1 - inputs.cdnShare : 1)]),
  );
  const rateOf = (call: Call) => rates.get(call) ?? 0;
  const coresFor = (ms: number) => ms / 1000 / inputs.busyShare;
  const busy = (part: keyof Cost) => coresFor(sumOf(calls.map((call) => rateOf(call) * costs[call][part])));
  const perYear = (count: number) => active * count * daysPerYear;
  const serverCores = busy('server');
  const processes = Math.max(1, Math.ceil(serverCores));
  const { mean, most } = followersOf(inputs.followers, people);
  const feedRows = rateOf('post') * mean;
  return {
    people,
    requestsPerSecond: sumOf([...rates.values()]),
    imagesByCdnPerSecond: atPeak(perDay.image) * inputs.cdnShare,
    writesPerSecond: rateOf('like') + rateOf('comment') + rateOf('post'),
    serverCores,
    processes,
    databaseCores: busy('database'),
    connections: processes * inputs.connectionsPerProcess,
    rowBytesPerYear:
      perYear(perDay.post) * rowBytes.post +
      perYear(perDay.comment) * rowBytes.comment +
      perYear(perDay.like) * rowBytes.like,
    imageBytesPerYear: perYear(perDay.post) * inputs.photoBytes,
    /** One per like and per comment. */
    notificationsPerSecond: rateOf('like') + rateOf('comment'),
    following: {
      meanFollowers: mean,
      mostFollowers: most,
      rowsPerSecond: feedRows,
      /** Every feed page is merged from the posts of the followed people. */
      coresOnRead: coresFor(rateOf('feedPage') * following.mergedPage),
      /** Every post is written to all its followers. */
      coresOnWrite: coresFor(feedRows * following.writtenRow + rateOf('feedPage') * following.storedPage),
      /** Time to write the post of the most followed person, by one core. */
      largestPostSeconds: (most * following.writtenRow) / 1000,
    },
  };
}

export type Step = ReturnType<typeof simulate>;

/** The people with whom each limit of the largest database server is reached, the first one first. */
export function databaseLimits(inputs: Inputs): { readonly limit: string; readonly people: number }[] {
  // These grow in proportion to the people; with many, the rounding to whole processes does not matter.
  const sample = 1e8;
  const step = simulate(inputs, sample);
  const reached = (capacity: number, used: number) => (capacity / used) * sample;
  const limits = [
    { limit: 'processor', people: reached(inputs.largest.cores, step.databaseCores) },
    { limit: 'rows of a year', people: reached(inputs.largest.bytes, step.rowBytesPerYear) },
    { limit: 'connections', people: reached(inputs.largest.connections, step.connections) },
  ];
  return limits.sort((one, other) => one.people - other.people);
}
