import { CloudflarePlace } from './cloudflare-place.ts';
import type { LocalPlace } from './local-place.ts';
import { ServingMachine } from './serving-machine.ts';
import type { PublishSettings } from './settings.ts';

/** The place that the settings name; without one, this machine. */
export const placeOf = ({ target, reload }: PublishSettings): LocalPlace =>
  target === 'cloudflare' ? new CloudflarePlace('var/cloudflare') : new ServingMachine('.', reload);
