/** `npm run rollback`: puts online again what was online before, where `DEPLOY_TO` says (this machine, if it says nothing). */
import { runCommand } from './command.ts';
import { readDeploySettings } from './deploy-settings.ts';
import { printSummary } from './deploy-summary.ts';
import { rollBack } from './deployment.ts';
import { targetOf } from './targets.ts';

await runCommand(async (company) => {
  const settings = readDeploySettings(process.env);
  printSummary(await rollBack(targetOf(settings), new Date()), company.siteUrl);
});
