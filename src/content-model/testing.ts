/** Helper for tests with company facts. */
import { type Company, readCompany } from './facts/company.ts';

/** Validated facts; `changes` override `written`. */
export const companyFrom = (
  written: object,
  changes: object = {},
  environment: NodeJS.ProcessEnv = {},
): Company => {
  // JSON is YAML.
  const unsaved = { 'company.yaml': JSON.stringify({ ...written, ...changes }) };
  return readCompany({ folder: 'src/content', unsaved }, environment);
};
