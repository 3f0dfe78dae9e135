/**
 * The company's facts for code, checked: `src/content/company.yaml` holds them. Phone, e-mail, site address and forwarding address can also be
 * set by environment variables (see the README), which win.
 */
import { readCompany } from './settings/company.ts';
import { readCompanyFile } from './settings/company-file.ts';
import { contentFolder } from './settings/content-folder.ts';
import { orStop } from './settings/fail.ts';

/** The owner's facts. A value that cannot be right ends the process with one line that says which, where, and what would be right. */
export const company = orStop(() => readCompany(readCompanyFile(contentFolder), process.env));
