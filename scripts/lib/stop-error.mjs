/** An error that the user of a script can correct. It is printed as one line, without a stack. */
export class StopError extends Error {}

/**
 * Runs the main function of a script. A {@link StopError} is printed as one line and sets exit code 1.
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
