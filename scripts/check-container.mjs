/**
 * `npm run check:container`: builds the Containerfile, checks the image, starts it as in production, puts it
 * behind nginx and Caddy with the examples in `deploy`, and checks the other examples. Needs podman, nginx, Caddy,
 * openssl, systemd-analyze, a program that reads compose files and, without `NODE_IMAGE`, mmdebstrap; no image
 * registry and no container service.
 */
import { prepareBase } from './lib/container/base-image.mjs';
import { createReport, missingPrograms } from './lib/container/command.mjs';
import { checkExamples } from './lib/container/example-checks.mjs';
import { checkImage } from './lib/container/image-checks.mjs';
import { openPodman } from './lib/container/podman.mjs';
import { checkProxies } from './lib/container/proxy-checks.mjs';
import { checkRunning } from './lib/container/running-checks.mjs';
import { checkNode } from './lib/settings.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

const IMAGE = 'localhost/aura:check';

await runMain(async () => {
  checkNode();
  const missing = await missingPrograms(['podman', 'nginx', 'caddy', 'openssl']);
  if (missing.length > 0) {
    throw new StopError(`Not installed: ${missing.join(', ')}. Nothing was checked.`);
  }
  const report = createReport();
  await checkExamples(report);
  const { base, mounts } = await prepareBase();
  const podman = await openPodman(base);
  console.log('Building the image...');
  await podman.build(IMAGE, { base, mounts });
  await checkImage(podman, IMAGE, report);
  await checkRunning(podman, IMAGE, report);
  await checkProxies(podman, IMAGE, report);
  const { passed, failed } = report.summary();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
