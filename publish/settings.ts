import * as v from 'valibot';
import { settingError } from '../settings/fail.ts';

/** Where a deployment goes. */
export type Target =
  | { kind: 'here' }
  | { kind: 'cloudflare' }
  /** `host` as `ssh` takes it, with the user if one is given; `folder` from the root, without a final slash. */
  | { kind: 'ssh'; host: string; port: string; folder: string };

const targetMessage =
  'must say where the site goes online; right: "here" for this machine, "ssh://user@example.fr/srv/site" for another, or "cloudflare"';

/** Nothing in it means anything to a shell. */
const sshAddress = /^ssh:\/\/(?<host>(?:[\w.-]+@)?[\w][\w.-]*)(?::(?<port>\d+))?(?<folder>(?:\/(?!\.+(?:\/|$))[\w.][\w.-]*)+)$/;

const environmentSchema = v.object({
  DEPLOY_TO: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => ['here', 'cloudflare'].includes(value) || sshAddress.test(value), targetMessage),
      v.transform((value): Target => {
        const { host = '', port = '', folder = '' } = sshAddress.exec(value)?.groups ?? {};
        if (host !== '') return { kind: 'ssh', host, port, folder };
        return { kind: value === 'here' ? 'here' : 'cloudflare' };
      }),
    ),
  ),
  DEPLOY_RELOAD: v.optional(v.string()),
});

/** How the site goes online, checked. What each setting means to an owner is in the README's table. */
export interface PublishSettings {
  target: Target | undefined;
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
