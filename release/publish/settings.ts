import { z } from 'zod';
import { readEnvironment } from '../../content-model/env.ts';

const environment = z
  .object({
    DEPLOY_TO: z.enum(['here', 'cloudflare'], 'must say where the site goes online; right: "here" for this machine, or "cloudflare"').optional(),
  })
  .transform(({ DEPLOY_TO: target }) => ({ target }));

/** How the site goes online, checked. */
export type PublishSettings = z.output<typeof environment>;

/** Reads the settings of `deploy` and `rollback`. Throws a `SettingError`. */
export const readPublishSettings = (variables: NodeJS.ProcessEnv): PublishSettings => readEnvironment(environment, variables);
