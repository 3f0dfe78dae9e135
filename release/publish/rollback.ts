/** `npm run rollback`: puts the previous release online again on the target in `DEPLOY_TO`; this machine by default. */
import { runCommand } from './command.ts';
import { rollBack } from './deploy-and-rollback.ts';
import { readDeploySettings } from './deploy-settings.ts';
import { printSummary } from './deploy-summary.ts';
import { targetOf } from './targets.ts';

await runCommand(async (company) => {
  const settings = readDeploySettings(process.env);
  printSummary(await rollBack(targetOf(settings), new Date()), company.siteUrl);
});
