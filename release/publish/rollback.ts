/** `npm run rollback`: puts online again what was online before, where `DEPLOY_TO` says (this machine, if it says nothing). */
import '../../content-model/env.ts';
import { stopWith } from '../../content-model/fail.ts';
import { company } from '../../content-model/the-company.ts';
import { goBack } from './place.ts';
import { placeOf } from './places.ts';
import { report } from './report.ts';
import { readPublishSettings } from './settings.ts';
import { inFrench } from './trouble.ts';

try {
  const settings = readPublishSettings(process.env);
  report(await goBack(placeOf(settings), new Date()), company.siteUrl);
} catch (error) {
  stopWith(inFrench(error));
}
