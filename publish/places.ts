import { CloudflarePlace } from './cloudflare-place.ts';
import type { Place } from './place.ts';
import { ServingMachine } from './serving-machine.ts';
import type { PublishSettings } from './settings.ts';
import { SshPlace } from './ssh-place.ts';

/** The place that the settings name; without one, this machine. */
export function placeOf({ target, reload }: PublishSettings): Place {
  if (target?.kind === 'ssh') return new SshPlace(target, reload);
  return target?.kind === 'cloudflare' ? new CloudflarePlace('var/cloudflare') : new ServingMachine('.', reload);
}
