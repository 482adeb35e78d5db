/** An error that the user of a script can correct: printed as one line, without a stack. */
export class StopError extends Error {}

/**
 * Runs a script's main function; a {@link StopError} becomes one line and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StopError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
