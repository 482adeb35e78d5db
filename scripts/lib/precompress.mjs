import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.map']);

/**
 * Minimum size of a compressed file, in bytes: for a smaller one, the header costs more than the compression
 * saves.
 */
const SMALLEST = 512;

/**
 * Writes `file.br` and `file.gz` next to every text file of a built app, at the highest compression level, so
 * that the server never compresses on request.
 * @param {string} folder absolute path of the built app
 */
export async function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const worthIt = TEXT.has(extname(file)) && statSync(file).isFile() && statSync(file).size >= SMALLEST;
    if (worthIt) await compress(file);
  }
}

/** @param {string} file */
async function compress(file) {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, zipped);
}
