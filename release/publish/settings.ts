import * as v from 'valibot';
import { settingError } from '../../content-model/fail.ts';

const environmentSchema = v.object({
  DEPLOY_TO: v.optional(v.picklist(['here', 'cloudflare'], 'must say where the site goes online; right: "here" for this machine, or "cloudflare"')),
  DEPLOY_RELOAD: v.optional(v.string()),
});

/** How the site goes online, checked. What each setting means to an owner is in the README's table. */
export interface PublishSettings {
  target: 'here' | 'cloudflare' | undefined;
  /** A command that has nginx or Caddy read their configuration again, on the machine that serves. */
  reload: string | undefined;
}

/** Reads the settings of `deploy` and `rollback`; an empty variable counts as unset. Throws a `SettingError`. */
export function readPublishSettings(environment: NodeJS.ProcessEnv): PublishSettings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, set);
  if (!result.success) throw settingError(result.issues);
  return { target: result.output.DEPLOY_TO, reload: result.output.DEPLOY_RELOAD };
}
