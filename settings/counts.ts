import * as v from 'valibot';
import { SettingError } from './fail.ts';

/** The setting `COUNTS`: whether the server counts what the site brings. */
export const countsSetting = v.pipe(
  v.optional(v.picklist(['on', 'off'], 'must be "on" or "off": whether visits are counted; right: "on"'), 'on'),
  v.transform((value) => value === 'on'),
);

/** Where pages say that they were seen, or that someone calls: below the path of the forms, where no e-mail address is. */
export const countsPath = 'compteur';

/** Whether the owner wants it counted. Throws a `SettingError` for any other value of the setting. */
export function wantsCounts({ COUNTS }: NodeJS.ProcessEnv): boolean {
  const { success, output, issues } = v.safeParse(countsSetting, COUNTS || undefined);
  if (success) return output;
  throw new SettingError(`COUNTS ${issues[0].message} (got "${COUNTS}")`);
}
