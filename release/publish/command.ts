import { type Company, readCompany } from '../../content-model/company.ts';
import { contentFolder } from '../../content-model/content-folder.ts';
import { loadEnvFile } from '../../content-model/env.ts';
import { stopWith } from '../../content-model/fail.ts';
import { inFrench } from './trouble.ts';

/** Runs a command with the company's facts; what it throws ends the process with the lines that say what is bad. */
export async function runCommand(run: (company: Company) => Promise<void>): Promise<void> {
  try {
    loadEnvFile();
    await run(readCompany({ folder: contentFolder }, process.env));
  } catch (error) {
    stopWith(inFrench(error));
  }
}
