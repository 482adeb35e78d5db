import { run } from '../run-program.mjs';
import { StopError } from '../stop-error.mjs';

/** The limits are set because a build machine may not raise its own. */
const ULIMITS = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

/** What a container may not do; compose.yaml says the same. */
const HARDENED = [
  '--network=host',
  '--read-only',
  '--read-only-tmpfs=false',
  '--tmpfs=/tmp:rw,size=64m,noexec,nosuid,nodev',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--pids-limit=256',
  '--memory=1500m',
];

/** The default runtime refuses some kernels' control groups. */
const RUNTIMES = [[], ['--runtime=runc'], ['--runtime=crun']];

/**
 * Finds out how podman runs containers on this machine.
 * @param {string} image
 * @throws {StopError} when it cannot
 */
export async function openPodman(image) {
  let reason = '';
  for (const runtime of RUNTIMES) {
    const { code, output } = await run('podman', [
      ...runtime,
      'run',
      '--rm',
      ...HARDENED,
      ...ULIMITS,
      image,
      'true',
    ]);
    if (code === 0) return createPodman(runtime);
    reason = output.split('\n').at(-1) ?? '';
  }
  throw new StopError(`podman cannot run containers on this machine: ${reason}`);
}

/** @param {string[]} runtime */
function createPodman(runtime) {
  /** @param {string[]} args */
  const podman = (args) => run('podman', [...runtime, ...args]);
  return {
    /**
     * Builds the Containerfile of the repository.
     * @param {string} tag
     * @param {{ base: string, mounts: string[] }} options
     * @throws {StopError} with the end of the output
     */
    async build(tag, { base, mounts }) {
      const { code, output } = await podman([
        'build',
        '--layers',
        '--format=docker',
        '--network=host',
        ...ULIMITS,
        ...mounts,
        '--build-arg',
        `NODE_IMAGE=${base}`,
        '-f',
        'Containerfile',
        '-t',
        tag,
        '.',
      ]);
      if (code !== 0) throw new StopError(`${output.slice(-3000)}\nThe image cannot be built.`);
    },
    /**
     * Starts a container as in production.
     * @param {string} name
     * @param {string} image
     * @param {{ env: Record<string, string>, volume?: string }} options
     */
    async start(name, image, { env, volume = name }) {
      const settings = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
      const flags = ['--detach', '--name', name, ...HARDENED, ...ULIMITS, '-v', `${volume}:/data`];
      const { code, output } = await podman(['run', ...flags, ...settings, image]);
      if (code !== 0) throw new StopError(`The container cannot be started: ${output}`);
    },
    /** @param {string} name @param {string} script for a shell in the container */
    exec: (name, script) => podman(['exec', name, 'sh', '-c', script]),
    /** @param {string} image @param {string} script */
    runOnce: (image, script) =>
      podman(['run', '--rm', ...HARDENED, ...ULIMITS, '--entrypoint=', image, 'sh', '-c', script]),
    /** @param {string} name */
    logs: async (name) => (await podman(['logs', name])).output,
    /** @param {string} name */
    healthcheck: (name) => podman(['healthcheck', 'run', name]),
    /**
     * Sends SIGTERM, and SIGKILL after 20 seconds.
     * @param {string} name
     * @returns {Promise<{ exitCode: number, seconds: number }>}
     */
    async stop(name) {
      const start = performance.now();
      await podman(['stop', '-t', '20', name]);
      const seconds = (performance.now() - start) / 1000;
      const { stdout } = await podman(['inspect', '--format', '{{.State.ExitCode}}', name]);
      return { exitCode: Number(stdout), seconds };
    },
    /** @param {string} name @param {string} template */
    inspect: async (name, template) => (await podman(['inspect', '--format', template, name])).stdout,
    /** Deletes containers and their volumes. @param {string[]} names */
    async remove(...names) {
      for (const name of names) {
        await podman(['rm', '--force', '--time=1', '--ignore', name]);
        await podman(['volume', 'rm', '--force', name]);
      }
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openPodman>>} Podman */
