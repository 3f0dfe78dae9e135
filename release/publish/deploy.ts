/**
 * `npm run deploy`: builds the site, deploys it to the target in `DEPLOY_TO` and prints the changed pages. If a step fails, the current release stays
 * online.
 */
import { SettingError } from '../../content-model/fail.ts';
import { buildSite } from './build-site.ts';
import { runCommand } from './command.ts';
import { deployRelease } from './deploy-and-rollback.ts';
import { readDeploySettings } from './deploy-settings.ts';
import { firstDeployWarnings, printSummary } from './deploy-summary.ts';
import { liveChecklist } from './live-checklist.ts';
import { targetOf } from './targets.ts';

await runCommand(async (company) => {
  const settings = readDeploySettings(process.env);
  if (settings.target === undefined)
    throw new SettingError(
      'Rien ne dit encore où mettre le site en ligne : qui l’a installé l’écrit dans le fichier .env, comme DEPLOY_TO=here (cette machine) ou DEPLOY_TO=cloudflare',
    );
  if (settings.target === 'cloudflare' && new URL(company.siteUrl).hostname === 'localhost')
    throw new SettingError(
      `L’adresse du site est ${company.siteUrl}, que nul visiteur ne peut ouvrir : donnez la vraie dans « L’entreprise » (siteUrl), comme https://www.exemple.fr`,
    );
  const target = targetOf(settings);
  const now = new Date();
  const deployment = await deployRelease(target, await buildSite(target, now), now);
  // Only on the first deploy.
  if (deployment.before === undefined)
    for (const line of firstDeployWarnings(liveChecklist(company, process.env))) console.log(line);
  printSummary(deployment, company.siteUrl);
});
