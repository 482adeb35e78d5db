import { fileURLToPath } from 'node:url';
import { build, type Plugin, type TerserOptions } from 'vite';
import type { EarlyReadOptions } from './src/early-read/early-page.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Follows the configuration that the script reads. */
const place = '<!--aura-config-->';

/** Sends the first reads of pages from the HTML, with the script that `src/early-read` is compiled into. */
export function earlyReads(options: EarlyReadOptions, target: string, terserOptions: TerserOptions): Plugin {
  return {
    name: 'aura:early-reads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
        const script = await compile(options, target, terserOptions);
        return html.replace(place, () => `${place}<script>${script}</script>`);
      },
    },
  };
}

async function compile(options: EarlyReadOptions, target: string, terserOptions: TerserOptions) {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __EARLY_READS__: JSON.stringify(options) },
    build: {
      write: false,
      target,
      minify: 'terser',
      terserOptions,
      lib: { entry: 'src/early-read/early-read-script.ts', formats: ['iife'], name: 'earlyReads' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const code = bundle?.output[0].code.trim();
  if (!code || bundle?.output.length !== 1 || code.includes('</script'))
    throw new Error('The script of the early reads cannot be written into index.html.');
  return code;
}
