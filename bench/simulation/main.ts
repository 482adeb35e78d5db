import { inputs } from './inputs.ts';
import { simulationTables } from './report.ts';

/** Prints what deployments of a thousand to a hundred million people need. */
export async function printSimulation(): Promise<boolean> {
  console.log(simulationTables(inputs));
  return true;
}
