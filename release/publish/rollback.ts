/** `npm run rollback`: puts online again what was online before, where `DEPLOY_TO` says (this machine, if it says nothing). */
import { runCommand } from './command.ts';
import { goBack } from './place.ts';
import { placeOf } from './places.ts';
import { report } from './report.ts';
import { readPublishSettings } from './settings.ts';

await runCommand(async (company) => {
  const settings = readPublishSettings(process.env);
  report(await goBack(placeOf(settings), new Date()), company.siteUrl);
});
