/** Helper for tests with company facts. */
import { type Company, companyOf } from './company.ts';

/** Validated facts; `changes` override `written`. */
export const companyFrom = (
  written: object,
  changes: object = {},
  environment: NodeJS.ProcessEnv = {},
): Company =>
  companyOf(
    {
      value: { ...written, ...changes },
      mistake: undefined,
      name: 'company.yaml',
      lineOf: () => 1,
    },
    environment,
  );
