/**
 * The company's facts for code, checked: `src/content/company.yaml` holds them. Phone, e-mail, site address and forwarding address can also be
 * set by environment variables (see the README), which win.
 */
import { readCompany } from './company.ts';
import { readCompanyFile } from './company-file.ts';
import { contentFolder } from './content-folder.ts';
import { orStop } from './fail.ts';

/** The owner's facts. A value that cannot be right ends the process with one line that says which, where, and what would be right. */
export const company = orStop(() => readCompany(readCompanyFile(contentFolder), process.env));
