/**
 * `npm run deploy`: builds the site, puts it online where `DEPLOY_TO` says, and says what changed page by page. Until the last
 * step of it nothing changes online, and a step that fails leaves online what was.
 */
import { SettingError } from '../../content-model/fail.ts';
import { buildSite } from './build-site.ts';
import { runCommand } from './command.ts';
import { leftBeforeGoingLive } from './going-live.ts';
import { putOnline } from './place.ts';
import { placeOf } from './places.ts';
import { firstTimeLines, report } from './report.ts';
import { readPublishSettings } from './settings.ts';

await runCommand(async (company) => {
  const settings = readPublishSettings(process.env);
  if (settings.target === undefined)
    throw new SettingError(
      'Rien ne dit encore où mettre le site en ligne : qui l’a installé l’écrit dans le fichier .env, comme DEPLOY_TO=here (cette machine) ou DEPLOY_TO=cloudflare',
    );
  if (settings.target === 'cloudflare' && new URL(company.siteUrl).hostname === 'localhost')
    throw new SettingError(
      `L’adresse du site est ${company.siteUrl}, que nul visiteur ne peut ouvrir : donnez la vraie dans « L’entreprise » (siteUrl), comme https://www.exemple.fr`,
    );
  const place = placeOf(settings);
  const now = new Date();
  const step = await putOnline(place, await buildSite(place, now), now);
  // Once: who goes on without it has read it.
  if (step.before === undefined) for (const line of firstTimeLines(leftBeforeGoingLive(company, process.env))) console.log(line);
  report(step, company.siteUrl);
});
