import { z } from 'zod';
import { readEnvironment } from '../../content-model/env.ts';

const environment = z
  .object({
    DEPLOY_TO: z
      .enum(
        ['here', 'cloudflare'],
        'must say where the site goes online; right: "here" for this machine, or "cloudflare"',
      )
      .optional(),
  })
  .transform(({ DEPLOY_TO: target }) => ({ target }));

/** The deploy settings, validated. */
export type DeploySettings = z.output<typeof environment>;

/** Reads the settings of `deploy` and `rollback`. Throws a `SettingError`. */
export const readDeploySettings = (variables: NodeJS.ProcessEnv): DeploySettings =>
  readEnvironment(environment, variables);
